import type { LedgerLine } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { standardNames } from '@tayyib/shared/shariah';
import { Button } from '@tayyib/shared/sdk/ui';
import { lastBalanceOf, titleOf, type Statement } from '../../domain/ledger/statement';
import { methods } from '../../domain/purification/sources';
import { inRupees } from '@tayyib/shared/values/amounts';
import styles from './LedgerTable.module.css';

interface Props {
  statement: Statement;
  /** Payments that were reversed already. */
  reversed: ReadonlySet<string>;
  today: string;
  onReverse: (line: LedgerLine) => void;
}

/** A financial year line by line, from the opening to the closing balance. */
export function StatementTable({ statement, reversed, today, onReverse }: Props) {
  const { from, to, openingPaise, lines, duePaise, paidPaise, closingPaise } = statement;
  const last = lastBalanceOf(statement, today);
  const canReverse = ({ id, kind, reverses }: LedgerLine) =>
    kind === 'payment' && reverses === null && !reversed.has(id);
  return (
    <table className={styles.table}>
      <caption className={styles.hidden}>
        Statement from {formatDay(from)} to {formatDay(to)}
      </caption>
      <thead>
        <tr>
          <th scope="col">Entry</th>
          <th scope="col">Due</th>
          <th scope="col">Paid</th>
          <th scope="col">Balance</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            Opening balance
            <span className={styles.note}>{formatDay(from)}</span>
          </th>
          <td className={styles.empty} />
          <td className={styles.empty} />
          <td data-label="Balance">{inRupees(openingPaise)}</td>
        </tr>
        {lines.map(({ line, balancePaise }) => (
          <tr key={line.id}>
            <th scope="row">
              {titleOf(line)}: {line.name}
              <span className={styles.note}>
                {formatDay(line.countsOn)}, for the year to {formatDay(line.yearTo)}
                {line.toWhom !== '' && `, to ${line.toWhom}`}
                {line.note !== '' && `. ${line.note}`}
              </span>
              {line.method !== null && <Working line={line} />}
              {canReverse(line) && (
                <Button
                  size="small"
                  className={styles.screenOnly}
                  aria-label={`Reverse the payment of ${inRupees(line.amountPaise)} for ${line.name}`}
                  onClick={() => onReverse(line)}
                >
                  Reverse
                </Button>
              )}
            </th>
            {line.kind === 'due' ? (
              <td data-label="Due">{inRupees(line.amountPaise)}</td>
            ) : (
              <td className={styles.empty} />
            )}
            {line.kind === 'payment' ? (
              <td data-label="Paid">{inRupees(line.amountPaise)}</td>
            ) : (
              <td className={styles.empty} />
            )}
            <td data-label="Balance">{inRupees(balancePaise)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {last.title}
            <span className={styles.note}>{formatDay(last.day)}</span>
          </th>
          <td data-label="Due">{inRupees(duePaise)}</td>
          <td data-label="Paid">{inRupees(paidPaise)}</td>
          <td data-label="Balance">{inRupees(closingPaise)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** How a due was computed; on paper in full. */
function Working({ line: { method, standard, working } }: { line: LedgerLine }) {
  if (method === null) return null;
  const by = `${methods[method].title}${standard === null ? '' : `, ${standardNames[standard]}`}`;
  const list = (
    <dl>
      {working.map(({ label, value }, index) => (
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
        <summary>{by}: working</summary>
        {list}
      </details>
      <div className={styles.paperOnly}>
        {by}
        {list}
      </div>
    </div>
  );
}
