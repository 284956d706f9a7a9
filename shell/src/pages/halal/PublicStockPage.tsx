import { usePageTitle } from '@tayyib/shared/sdk/modules';
import { useParams } from '@tayyib/shared/sdk/router';
import { LoadingPage } from '../../outlets/LoadingPage';
import { LoadFailure } from './LoadFailure';
import { useGetPublicStockQuery } from '../../search/publicStocksApi';
import { StockAnswer } from './StockAnswer';
import { StockList } from './StockList';
import { allStocks, Trail } from './Trail';
import styles from './halal.module.css';

/** The public page of a stock, at its code. */
export default function PublicStockPage() {
  const { symbol = '' } = useParams();
  const { currentData, error, refetch } = useGetPublicStockQuery(symbol);
  const stock = currentData?.stock;
  usePageTitle(
    stock ? `Is ${stock.stock} (${stock.stock_code}) halal?` : currentData ? 'Stock not found' : symbol,
  );
  if (currentData === undefined) {
    return error ? <LoadFailure error={error} retry={refetch} /> : <LoadingPage />;
  }
  if (stock) return <StockAnswer stock={stock} />;
  const { nearest } = currentData;
  return (
    <article className={styles.page}>
      <Trail above={[allStocks]} />
      <header className={styles.head}>
        <h1>No stock has the code {symbol}</h1>
        <p className={styles.lead}>
          {nearest.length > 0
            ? 'These have the nearest names.'
            : 'Nothing has a name like it. Look through all companies instead.'}
        </p>
      </header>
      <StockList rows={nearest} />
    </article>
  );
}
