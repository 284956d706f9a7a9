import { formatDay } from '@tayyib/shared/values/format';
import { Button } from '@tayyib/shared/sdk/ui';
import { recipientNames } from '../../domain/zakat-years/recipients';
import { titleOfLine, type ZakatYear } from '../../domain/zakat-years/yearsOf';
import type { YearFacts, ZakatYearLine } from '../../domain/zakat-years/ZakatYearLine';
import { inRupees } from '@tayyib/shared/values/amounts';
import styles from '../ledger/LedgerTable.module.css';

interface Props {
  year: ZakatYear;
  onReverse: (line: ZakatYearLine) => void;
}

/** What was entered for a year: dues with their working, payments, and their reversals. */
export function YearLines({ year, onReverse }: Props) {
  const reversed = new Set(year.lines.flatMap(({ reverses }) => reverses ?? []));
  const canReverse = ({ id, kind, reverses }: ZakatYearLine) =>
    kind === 'payment' && reverses === null && !reversed.has(id);
  return (
    <table className={styles.table}>
      <caption className={styles.hidden}>Lines of {year.year} AH</caption>
      <thead>
        <tr>
          <th scope="col">{year.year} AH</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {year.lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {titleOfLine(line, year)}, {year.year} AH
              <span className={styles.note}>{wordsOf(line)}</span>
              {line.facts !== null && <Working facts={line.facts} />}
              {canReverse(line) && (
                <Button
                  size="small"
                  className={styles.screenOnly}
                  aria-label={`Reverse the payment of ${inRupees(line.amountPaise)} for ${year.year} AH`}
                  onClick={() => onReverse(line)}
                >
                  Reverse
                </Button>
              )}
            </th>
            <td data-label="Amount">{inRupees(line.amountPaise)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function wordsOf({ countsOn, recipient, toWhom, note }: ZakatYearLine): string {
  const to = toWhom === '' ? null : `to ${toWhom}`;
  const start = [formatDay(countsOn), recipient && recipientNames[recipient], to].filter(Boolean).join(', ');
  return note === '' ? start : `${start}. ${note}`;
}

/** How a due was computed; on paper in full. */
function Working({ facts }: { facts: YearFacts }) {
  const list = (
    <dl>
      {facts.working.map(({ label, value }, index) => (
        // lines have no id but their index
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <div className={styles.working}>
      <details className={styles.screenOnly}>
        <summary>Working</summary>
        {list}
      </details>
      <div className={styles.paperOnly}>{list}</div>
    </div>
  );
}
