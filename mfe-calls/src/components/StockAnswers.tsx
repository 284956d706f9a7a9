import type { SlotProps } from '@tayyib/shared/modules';
import { formatMoment } from '@tayyib/shared/format';
import { Link } from '@tayyib/shared/router';
import { useGetStockAnswersQuery } from '../api/consultationsApi';
import styles from './Consultations.module.css';

/** What scholars answered about a stock, kept because the askers agreed, and the way to ask. */
export function StockAnswers({ stock: { isin, stock } }: SlotProps['stock.panels']) {
  const { data } = useGetStockAnswersQuery(isin);
  return (
    <section className={styles.panel} aria-labelledby="scholars-answers">
      <h2 id="scholars-answers">Scholars’ answers</h2>
      {data?.answers.map(({ id, advisor, answer, answeredAt }) => (
        <blockquote key={id} className={styles.answer}>
          <p>{answer}</p>
          <footer>
            {advisor}, {formatMoment(answeredAt)}
          </footer>
        </blockquote>
      ))}
      {data?.answers.length === 0 && <p>Nothing was asked about {stock} yet, or its answer is private.</p>}
      <Link to={`/consultations?isin=${isin}`}>Ask a scholar about {stock}</Link>
    </section>
  );
}
