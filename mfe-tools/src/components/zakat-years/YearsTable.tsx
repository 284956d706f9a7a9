import { inRupees } from '@tayyib/shared/values/amounts';
import type { ZakatYear } from '../../domain/zakat-years/yearsOf';
import styles from '../ledger/LedgerTable.module.css';
import { bothCalendars } from '../zakat/year/bothCalendars';

/** The years side by side: wealth, nisab, what was due, paid and is left. */
export function YearsTable({ years }: { years: readonly ZakatYear[] }) {
  return (
    <table className={styles.table}>
      <caption className={styles.hidden}>Zakat years compared</caption>
      <thead>
        <tr>
          {['Year', 'Wealth above debts', 'Nisab', 'Due', 'Paid', 'Left'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, facts, duePaise, paidPaise, leftPaise }) => (
          <tr key={year}>
            <th scope="row">
              {year} AH
              <span className={styles.note}>
                Due {bothCalendars(facts.dueOn)}. {facts.school}, nisab {facts.nisab}.
              </span>
            </th>
            <td data-label="Wealth above debts">{inRupees(facts.netPaise)}</td>
            <td data-label="Nisab">{inRupees(facts.nisabPaise)}</td>
            <td data-label="Due">{inRupees(duePaise)}</td>
            <td data-label="Paid">{inRupees(paidPaise)}</td>
            <td data-label="Left">
              {leftPaise < 0 ? `${inRupees(-leftPaise)} paid ahead` : inRupees(leftPaise)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
