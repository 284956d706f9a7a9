import type { BusinessOutcome, Verdict } from '@tayyib/shared/contracts';
import { Info } from '@tayyib/shared/parts/page';
import { formatPercent } from '@tayyib/shared/values/format';
import { standardNames } from '@tayyib/shared/shariah';
import { Icon } from '@tayyib/shared/sdk/ui';
import { linesOfBusiness, type LineOfBusiness } from '../../../domain/verdicts/linesOfBusiness';
import { basisWords, rulingWords } from '../../../domain/wording';
import styles from './BusinessLines.module.css';
import { Panel } from './Panel';

const icons: Record<BusinessOutcome, string> = {
  permissible: 'check',
  not_permissible: 'cross',
  doubtful: 'warning',
  unknown: 'help',
};

/** The company's lines of business with the matching rule of this standard, and different rulings of other standards. */
export function BusinessLines({ verdict, verdicts }: { verdict: Verdict; verdicts: readonly Verdict[] }) {
  const lines = linesOfBusiness(verdict, verdicts);
  return (
    <Panel title="Lines of business">
      {lines.length === 0 ? (
        <p className={styles.none}>No line of business is on file.</p>
      ) : (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={`${line.basis} ${line.activity}`} className={styles.line}>
              <div className={styles.activity}>
                <strong>{line.activity}</strong>
                <div>
                  {line.answer ? 'Exchange class, answered by an advisor' : basisWords[line.basis]}
                  {(line.mapping !== undefined || line.elsewhere.length > 0) && (
                    <Info about={`Who says that of ${line.activity}`}>
                      <WhoSays of={line} />
                      <Elsewhere of={line} />
                    </Info>
                  )}
                </div>
              </div>
              <Share of={line} />
              <div className={styles.ruling} data-outcome={line.outcome}>
                <Icon name={icons[line.outcome]} />
                {rulingWords(line)}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Share({ of: { shareOfRevenue } }: { of: LineOfBusiness }) {
  if (shareOfRevenue === null) return <div className={styles.share}>Share not stated</div>;
  return (
    <div className={styles.share}>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${shareOfRevenue * 100}%` }} />
      </span>
      {formatPercent(shareOfRevenue)} of revenue
    </div>
  );
}

/** Whether the norm names the business itself, with the source, or this is our interpretation. */
function WhoSays({ of: { mapping } }: { of: LineOfBusiness }) {
  if (mapping === undefined) return null;
  const { source, matched } = mapping;
  return (
    <p>
      {source ? (
        <>
          The norm names “{matched}” itself: <a href={source.address}>{source.title}</a>.
        </>
      ) : (
        <>Counting “{matched}” here is our interpretation.</>
      )}
    </p>
  );
}

function Elsewhere({ of: { elsewhere } }: { of: LineOfBusiness }) {
  if (elsewhere.length === 0) return null;
  return (
    <p>
      Judged otherwise by{' '}
      {elsewhere
        .map(
          (ruling) =>
            `${ruling.standards.map((id) => standardNames[id]).join(', ')}: ${rulingWords(ruling).toLowerCase()}`,
        )
        .join('; ')}
      .
    </p>
  );
}
