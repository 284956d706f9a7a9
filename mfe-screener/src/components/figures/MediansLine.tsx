import type { Median } from '@tayyib/shared/contracts';
import { formatCount } from '@tayyib/shared/values/format';
import { Figure } from './Figure';
import styles from '../market/market.module.css';

const shown = [
  { id: 'priceToEarnings', label: 'P/E', isRatio: false },
  { id: 'priceToBook', label: 'P/B', isRatio: false },
  { id: 'roe', label: 'Return on equity', isRatio: true },
  { id: 'roce', label: 'Return on capital', isRatio: true },
  { id: 'netMargin', label: 'Net margin', isRatio: true },
  { id: 'debtToAssets', label: 'Debt to assets', isRatio: true },
  { id: 'interestIncomeToIncome', label: 'Interest in income', isRatio: true },
  { id: 'salesGrowth1y', label: 'Sales growth', isRatio: true },
] as const;

interface Props {
  /** Says whose medians they are: an index has figures of its own. */
  title: string;
  medians: Readonly<Record<string, Median>>;
}

/** Medians over companies, each with the number of companies it is known for. */
export function MediansLine({ title, medians }: Props) {
  return (
    <>
      <h2 className={styles.heading}>{title}</h2>
      <dl className={styles.figures}>
        {shown.map(({ id, label, isRatio }) => {
          const median = medians[id];
          if (!median) return null;
          return (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{isRatio ? <Figure ratio={median.value} /> : <Figure number={median.value} />}</dd>
              <dd className={styles.small}>
                known for {formatCount(median.known)} of {formatCount(median.of)}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
