import { Answered } from '@tayyib/shared/parts/page';
import type { SlotProps } from '@tayyib/shared/sdk/modules';
import { formatMoment } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { useGetStockAnswersQuery } from '../../api/consultationsApi';
import styles from './Consultations.module.css';

/** Published answers of scholars about a stock, and a link to ask one. */
export function StockAnswers({ stock: { isin, stock } }: SlotProps['stock.panels']) {
  return (
    <section className={styles.panel} aria-labelledby="scholars-answers">
      <h2 id="scholars-answers">Scholars’ answers</h2>
      <Answered query={useGetStockAnswersQuery(isin)} lines={2}>
        {({ answers }) =>
          answers.length === 0 ? (
            <p>No public answers about {stock} yet.</p>
          ) : (
            answers.map(({ id, advisor, answer, answeredAt }) => (
              <blockquote key={id} className={styles.answer}>
                <p>{answer}</p>
                <footer>
                  {advisor}, {formatMoment(answeredAt)}
                </footer>
              </blockquote>
            ))
          )
        }
      </Answered>
      <Link to={`/consultations?isin=${isin}`}>Ask a scholar about {stock}</Link>
    </section>
  );
}
