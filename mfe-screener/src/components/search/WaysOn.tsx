import { Link } from '@tayyib/shared/sdk/router';
import styles from './StockSearch.module.css';

/** Where to go if nothing was found. */
export function WaysOn({ text, onLeave }: { text: string; onLeave: () => void }) {
  return (
    <ul className={styles.ways} aria-label="What you can do instead">
      <li>
        <Link to={`/stock_screener?q=${encodeURIComponent(text)}`} onClick={onLeave}>
          Filter all companies by “{text}”
        </Link>
      </li>
      <li>
        <Link to="/industry" onClick={onLeave}>
          Browse by industry
        </Link>
      </li>
      <li>
        <Link to="/our_shariah_advisor" onClick={onLeave}>
          Ask our Shariah advisor
        </Link>
      </li>
    </ul>
  );
}
