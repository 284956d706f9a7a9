import { Link } from '@tayyib/shared/sdk/router';
import { PageHeading } from '@tayyib/shared/sdk/ui';
import { StockSearch } from '../search/StockSearch';
import styles from './FindStock.module.css';
import { StockIdeas } from './StockIdeas';

/** A search and stocks to begin with, shown if there is no stock to show. */
export function FindStock({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <PageHeading title={title} lead={lead} />
      <div className={styles.search}>
        <StockSearch label="Find a stock" />
      </div>
      <StockIdeas />
      <p>
        All companies are in the <Link to="/stock_screener">Halal Stock Screener</Link>.
      </p>
    </>
  );
}
