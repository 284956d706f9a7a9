import { Link } from '@tayyib/shared/router';
import { Answered } from '@tayyib/shared/page-parts';
import { useGetSimilarQuery } from '../../api/stockNumbersApi';
import { SimilarStocks } from '../figures/SimilarStocks';
import type { StockPartProps } from './StockPartProps';
import styles from './StockParts.module.css';

/** What else there is in the same business, first of all what passes where this stock does not. */
export function AlternativesPart({ stock, standard }: StockPartProps) {
  return (
    <div className={styles.part}>
      <Answered query={useGetSimilarQuery({ id: stock.isin, standard })}>
        {(similar) => <SimilarStocks headingLevel={3} similar={similar} />}
      </Answered>
      <p className={styles.small}>
        <Link to={`/similarstock?isin=${stock.isin}&standard=${standard}`}>Open as a page of its own</Link>
      </p>
    </div>
  );
}
