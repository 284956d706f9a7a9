import type { WatchlistCategory, WatchlistLimits } from '@tayyib/shared/contracts';
import { Checkbox } from '@tayyib/shared/sdk/controls';
import { isFull } from '../../domain/limits';
import styles from './CategoryList.module.css';

interface Props {
  categories: readonly WatchlistCategory[];
  limits: WatchlistLimits;
  isSelected: (category: WatchlistCategory) => boolean;
  onToggle: (category: WatchlistCategory) => void;
}

/** Checkboxes for the viewer's watchlists, with their stock counts. A full one stays enabled: selecting it explains the limit. */
export function CategoryList({ categories, limits, isSelected, onToggle }: Props) {
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
            checked={isSelected(category)}
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
