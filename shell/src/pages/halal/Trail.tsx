import { Link } from '@tayyib/shared/sdk/router';
import styles from './halal.module.css';

/** The way to a page, as links to the pages above it. */
export function Trail({ above }: { above: readonly { to: string; title: string }[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <ol>
        {above.map(({ to, title }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export const allStocks = { to: '/halal', title: 'Halal stocks' } as const;
