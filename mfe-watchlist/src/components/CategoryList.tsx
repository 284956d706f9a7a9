import type { WatchlistCategory, WatchlistLimits } from '@tayyib/shared/contracts';
import { Checkbox } from '@tayyib/shared/ui-data';
import { isFull } from '../domain/limits';
import styles from './CategoryList.module.css';

interface Props {
  categories: readonly WatchlistCategory[];
  limits: WatchlistLimits;
  isChosen: (category: WatchlistCategory) => boolean;
  onToggle: (category: WatchlistCategory) => void;
}

/** The viewer's watchlists to tick, each with how full it is. A full one can be tried: the answer says what to do. */
export function CategoryList({ categories, limits, isChosen, onToggle }: Props) {
  if (categories.length === 0) {
    return (
      <p className={styles.empty}>You have no watchlist yet. Create one, then come back here to fill it.</p>
    );
  }
  const cap = limits.stocksPerWatchlist;
  return (
    <ul className={styles.list} aria-label="Your watchlists">
      {categories.map((category) => (
        <li key={category._id}>
          <Checkbox
            className={styles.category}
            checked={isChosen(category)}
            onChange={() => onToggle(category)}
          >
            <span className={styles.title}>{category.title}</span>{' '}
            <span className={styles.count}>
              {category.stock_count} of {cap}
              {isFull(category, cap) && ' · full'}
            </span>
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}
