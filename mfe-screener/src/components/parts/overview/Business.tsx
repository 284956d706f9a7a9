import type { StockPage, Verdict } from '@tayyib/shared/contracts';
import { formatDay, formatPercent } from '@tayyib/shared/values/format';
import { linesOfBusiness } from '../../../domain/verdicts/linesOfBusiness';
import styles from './OverviewPart.module.css';

/** What the company does: its lines of business by their share of revenue, where it states them. */
export function Business({
  stock: { industry, sector, verdicts },
  verdict,
}: {
  stock: StockPage;
  verdict: Verdict;
}) {
  const lines = linesOfBusiness(verdict, verdicts)
    .filter(({ basis }) => basis !== 'industry_class')
    .toSorted((a, b) => (b.shareOfRevenue ?? -1) - (a.shareOfRevenue ?? -1));
  const { accountsTo } = verdict.business;
  if (lines.length === 0) return null;
  return (
    <section className={styles.card} aria-label="What it does">
      <h3>What it does</h3>
      {industry !== null && (
        <p className={styles.industry}>
          {industry}
          {sector !== null && sector !== industry && <span>{sector}</span>}
        </p>
      )}
      <ul className={styles.lines}>
        {lines.map(({ activity, basis, shareOfRevenue }) => (
          <li key={`${basis} ${activity}`}>
            <span>{activity}</span>
            {shareOfRevenue !== null && (
              <>
                <span className={styles.percent}>{formatPercent(shareOfRevenue)}</span>
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ width: `${shareOfRevenue * 100}%` }} />
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      {lines.some(({ shareOfRevenue }) => shareOfRevenue !== null) && (
        <p className={styles.note}>
          Shares of revenue{accountsTo ? `, year to ${formatDay(accountsTo)}` : ''}.
        </p>
      )}
    </section>
  );
}
