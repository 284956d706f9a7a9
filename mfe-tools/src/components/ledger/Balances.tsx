import { formatDay } from '@tayyib/shared/values/format';
import { accountOf, totalBalance, type LedgerBalance } from '@tayyib/shared/shariah/purification-ledger';
import { inRupees } from '@tayyib/shared/values/amounts';
import styles from './LedgerTable.module.css';

/** What is due, paid and open, for each company and financial year, and in all. */
export function Balances({ balances }: { balances: readonly LedgerBalance[] }) {
  const total = totalBalance(balances);
  return (
    <section className={styles.screenOnly} aria-labelledby="ledger-balances">
      <h2 id="ledger-balances">Balance</h2>
      <p className={styles.total}>
        {total.balancePaise < 0 ? 'Paid ahead' : 'Still to give'}{' '}
        <strong>{inRupees(Math.abs(total.balancePaise))}</strong>
      </p>
      <table className={styles.table}>
        <caption className={styles.hidden}>Balance by company and year</caption>
        <thead>
          <tr>
            <th scope="col">Company and year</th>
            <th scope="col">Due</th>
            <th scope="col">Paid</th>
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          {balances.map((balance) => (
            <tr key={accountOf(balance)}>
              <th scope="row">
                {balance.name}
                <span className={styles.note}>Year to {formatDay(balance.yearTo)}</span>
              </th>
              <td data-label="Due">{inRupees(balance.duePaise)}</td>
              <td data-label="Paid">{inRupees(balance.paidPaise)}</td>
              <td data-label="Balance">{inRupees(balance.balancePaise)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">In all</th>
            <td data-label="Due">{inRupees(total.duePaise)}</td>
            <td data-label="Paid">{inRupees(total.paidPaise)}</td>
            <td data-label="Balance">{inRupees(total.balancePaise)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
