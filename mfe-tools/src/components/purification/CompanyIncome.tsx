import type { ImpureIncomeLine, PurificationYear } from '@tayyib/shared/contracts';
import { formatDay, formatPercent, formatRupees } from '@tayyib/shared/values/format';
import styles from './HoldingYear.module.css';

/** The impure income of a company in one year, line by line, with its filing. */
export function CompanyIncome({ year }: { year: PurificationYear }) {
  const { impure, source, nature, shares } = year;
  const { lines, totalIncomeRupees, imputed } = impure;
  return (
    <details className={styles.income}>
      <summary>
        <span>The company’s impure income</span>
        <strong>{shareInWords(year)}</strong>
      </summary>
      <dl>
        {lines.map((line) => (
          <div key={line.label}>
            <dt>
              {line.label}
              <span className={styles.why}>{line.why}</span>
            </dt>
            <dd>{rangeInWords(line)}</dd>
          </div>
        ))}
        {imputed && (
          <div>
            <dt>
              Interest imputed on investments
              <span className={styles.why}>
                Counted by the standard besides: {formatPercent(imputed.share)} of{' '}
                {formatRupees(imputed.investmentsRupees)}, if all of them bear interest. In the method by day
                held alone.
              </span>
            </dt>
            <dd>up to {formatRupees(imputed.rupees)}</dd>
          </div>
        )}
        <div>
          <dt>Total income</dt>
          <dd>{totalIncomeRupees === null ? 'Not stated' : formatRupees(totalIncomeRupees)}</dd>
        </div>
        <div>
          <dt>Shares, as counted today</dt>
          <dd>{shares === null ? 'Not on file' : Math.round(shares).toLocaleString('en-IN')}</dd>
        </div>
      </dl>
      <p className={styles.why}>
        {source.publisher}: {source.document}, {nature} accounts to {formatDay(year.to)}
        {source.publishedOn && `, published on ${formatDay(source.publishedOn)}`}. Revenue of a line is gross.
      </p>
    </details>
  );
}

function rangeInWords({ leastRupees, mostRupees }: Omit<ImpureIncomeLine, 'label' | 'why'>): string {
  if (mostRupees === null) return leastRupees === 0 ? 'Not known' : `at least ${formatRupees(leastRupees)}`;
  return leastRupees === mostRupees
    ? formatRupees(leastRupees)
    : `${formatRupees(leastRupees)} to ${formatRupees(mostRupees)}`;
}

function shareInWords({ impure }: PurificationYear): string {
  const { leastRupees, mostRupees, totalIncomeRupees: total } = impure;
  if (total === null) return 'share unknown';
  const [least, most] = [leastRupees / total, (mostRupees ?? total) / total].map(formatPercent);
  return least === most ? `${least} of income` : `${least} to ${most} of income`;
}
