import type { PublicStock } from '@tayyib/shared/contracts';
import { fullStockPath } from '@tayyib/shared/public-pages';
import { ActionLink } from '../../controls/actions';
import { useSession } from '../../session/useSession';
import styles from './halal.module.css';

/** What a reader does next: a visitor opens an account, and is back at this stock; everyone else opens its full page. */
export function NextStep({ stock: { isin, stock_code } }: { stock: PublicStock }) {
  const { user } = useSession();
  if (user) {
    return (
      <section className={styles.next} aria-label="Next">
        <h2>Everything about {stock_code}</h2>
        <p>Lines of business, sources, chart and filings, and what your plan includes beyond.</p>
        <ActionLink isPrimary to={fullStockPath(isin)}>
          Open the full page
        </ActionLink>
      </section>
    );
  }
  return (
    <section className={styles.next} aria-label="Next">
      <h2>See what it rests on, and follow it</h2>
      <ul>
        <li>Each line of business, and how it is ruled</li>
        <li>The filings behind the answer, and its receipt</li>
        <li>An alert when the verdict changes</li>
      </ul>
      <ActionLink isPrimary to="/register" state={{ returnTo: fullStockPath(isin) }}>
        Create a free account
      </ActionLink>
      <p className={styles.small}>Free, without a card. You come back to {stock_code}.</p>
    </section>
  );
}
