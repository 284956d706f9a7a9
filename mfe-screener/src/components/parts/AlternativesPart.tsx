import { Link } from '@tayyib/shared/sdk/router';
import { Answered } from '@tayyib/shared/parts/page';
import { useGetSimilarQuery } from '../../api/stockNumbersApi';
import { SimilarStocks } from '../figures/SimilarStocks';
import type { StockPartProps } from './StockPartProps';
import styles from './StockParts.module.css';

/** The page of similar stocks has all of them. */
const shownHere = 5;

/** The nearest of the similar stocks, with compliant alternatives first if this stock is not compliant. */
export function AlternativesPart({ stock, standard }: StockPartProps) {
  return (
    <div className={styles.part}>
      <Answered query={useGetSimilarQuery({ id: stock.isin, standard })} shape="table">
        {(similar) => <SimilarStocks headingLevel={3} similar={similar} most={shownHere} />}
      </Answered>
      <p className={styles.small}>
        <Link to={`/similarstock?isin=${stock.isin}&standard=${standard}`}>All similar stocks</Link>
      </p>
    </div>
  );
}
