import { Link } from '@tayyib/shared/sdk/router';
import styles from './TextPage.module.css';

/** Links to further articles. */
export function ReadNext({ links }: { links: readonly (readonly [to: string, title: string])[] }) {
  return (
    <nav aria-labelledby="read-next" className={styles.next}>
      <h2 id="read-next">Read next</h2>
      <ul>
        {links.map(([to, title]) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
