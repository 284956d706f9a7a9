import type { FactSource, StockPage, Verdict } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { sourcesOf } from '../../../domain/verdicts/sourcesOf';
import { Panel } from './Panel';
import styles from './Sources.module.css';

/** The sources of all figures of a verdict. */
export function Sources({ stock, verdict }: { stock: StockPage; verdict: Verdict }) {
  return (
    <Panel title="Where the figures come from" isRare>
      <ul className={styles.sources}>
        {sourcesOf(stock, verdict).map((source) => (
          <li key={`${source.publisher} ${source.document} ${source.asOf}`}>
            <strong>{source.publisher}</strong>
            <Document source={source} />
            <span className={styles.dates}>
              As of {formatDay(source.asOf)}
              {source.publishedOn && `, published ${formatDay(source.publishedOn)}`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Document({ source: { document } }: { source: FactSource }) {
  return /^https?:\/\//.test(document) ? (
    <a href={document} target="_blank" rel="noreferrer" className={styles.document}>
      {document}
    </a>
  ) : (
    <span className={styles.document}>{document}</span>
  );
}
