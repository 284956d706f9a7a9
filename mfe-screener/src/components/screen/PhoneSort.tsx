import type { ScreenSort } from '@tayyib/shared/contracts';
import type { ScreenChoices } from '../../domain/screens/screenAddress';
import { liquidityWords } from '../../domain/wording';
import { firstOrder } from './SortHeader';
import styles from './PhoneSort.module.css';

interface Props {
  choices: ScreenChoices;
  /** Whether ratios are shown. */
  isDetailed: boolean;
  onSort: (sort: ScreenSort, order: 'asc' | 'desc') => void;
}

/** Sorts the stocks of the phone layout, whose column headers only name them. */
export function PhoneSort({ choices, isDetailed, onSort }: Props) {
  const { sort, order, standard } = choices;
  const options: Record<ScreenSort, string | null> = {
    marketCap: 'Avg. market cap',
    name: 'Name',
    status: 'Verdict',
    debt: isDetailed ? 'Debt' : null,
    impureIncome: isDetailed ? 'Impure income' : null,
    liquidity: isDetailed ? liquidityWords[standard] : null,
  };
  const isSort = (value: string): value is ScreenSort => Object.hasOwn(options, value);
  return (
    <div className={styles.sort}>
      <label>
        <span>Sort by</span>
        <select
          value={sort}
          onChange={({ target: { value } }) => isSort(value) && onSort(value, firstOrder(value))}
        >
          {Object.entries(options)
            .filter(([, label]) => label !== null)
            .map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
        </select>
      </label>
      <button type="button" onClick={() => onSort(sort, order === 'asc' ? 'desc' : 'asc')}>
        {order === 'asc' ? 'Lowest first' : 'Highest first'}
      </button>
    </div>
  );
}
