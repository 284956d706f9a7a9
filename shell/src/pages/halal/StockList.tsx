import type { PublicStockRow } from '@tayyib/shared/contracts';
import { stockPath } from '@tayyib/shared/public-pages';
import { Link } from '@tayyib/shared/sdk/router';
import { CompanyName } from '@tayyib/shared/parts/tables';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import styles from './halal.module.css';

/** Companies with their verdicts, each a link to its public page. */
export function StockList({ rows }: { rows: readonly PublicStockRow[] }) {
  return (
    <ul className={styles.stocks}>
      {rows.map((row) => (
        <li key={row.isin}>
          <Link to={stockPath(row.code)} className={styles.stock}>
            <span className={styles.name}>
              <CompanyName name={row.stock} />
            </span>
            <span className={styles.foot}>
              <span className={styles.code}>{row.stock_code}</span>
              <VerdictBadge badge={row.badge} age={row} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
