import type { Median } from '@tayyib/shared/contracts';
import { Figure } from '../screen/Figure';
import styles from './market.module.css';
import { Times } from './Times';

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

/** The middle of many companies, each with how many it is known of. */
export function MediansLine({ medians }: { medians: Readonly<Record<string, Median>> }) {
  return (
    <dl className={styles.figures}>
      {shown.map(({ id, label, isRatio }) => {
        const median = medians[id];
        if (!median) return null;
        return (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{isRatio ? <Figure ratio={median.value} /> : <Times value={median.value} />}</dd>
            <dd className={styles.small}>
              known of {median.known} of {median.of}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
