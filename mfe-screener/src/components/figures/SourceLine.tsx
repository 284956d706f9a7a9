import type { FactSource } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import styles from './figures.module.css';

/** The source of figures, with a link if it has a URL. */
export function SourceLine({ source }: { source: FactSource | null }) {
  if (!source) return null;
  const { publisher, document, asOf } = source;
  return (
    <p className={styles.source}>
      Source: {publisher}, as of {formatDay(asOf)}. <SourceDocument document={document} />
    </p>
  );
}

/** The published file or page itself. */
export function SourceDocument({ document }: { document: string }) {
  if (!/^https?:\/\//.test(document)) return <span className={styles.document}>{document}</span>;
  return (
    <a href={document} target="_blank" rel="noreferrer" className={styles.document}>
      {document.split('/').at(-1) || document}
    </a>
  );
}
