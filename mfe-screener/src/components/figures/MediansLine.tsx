import type { Median } from '@tayyib/shared/contracts';
import { formatCount, formatCountOf } from '@tayyib/shared/values/format';
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

/** Medians over companies; where one is not known for all of them, with the number of those it is known for. */
export function MediansLine({ title, medians }: Props) {
  const total = Math.max(0, ...shown.map(({ id }) => medians[id]?.of ?? 0));
  return (
    <>
      <div className={styles.between}>
        <h2 className={styles.heading}>{title}</h2>
        <span className={styles.small}>{formatCountOf(total, 'company', 'companies')}</span>
      </div>
      <dl className={styles.figures}>
        {shown.map(({ id, label, isRatio }) => {
          const median = medians[id];
          if (!median) return null;
          return (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{isRatio ? <Figure ratio={median.value} /> : <Figure number={median.value} />}</dd>
              {median.known < total && <dd className={styles.small}>{formatCount(median.known)} known</dd>}
            </div>
          );
        })}
      </dl>
    </>
  );
}
