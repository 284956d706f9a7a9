import { lazy, Suspense } from 'react';
import { usePageTitle } from '@tayyib/shared/sdk/modules';
import { Link } from '@tayyib/shared/sdk/router';
import { ActionLink } from '../controls/actions';
import { useSession } from '../session/useSession';
import { Notice } from './Notice';
import styles from './NotFoundPage.module.css';

/** Loaded on demand: every page may show this one. */
const StockSearch = lazy(async () => ({
  default: (await import('../search/StockSearch')).StockSearch,
}));

const places = [
  { to: '/halal', title: 'All companies' },
  { to: '/blog', title: 'Blog' },
  { to: '/plans', title: 'Plans and prices' },
  { to: '/status', title: 'Data status' },
  { to: '/contact-us', title: 'Contact us' },
] as const;

/** The 404 page: a search for what was meant, and the ways on. */
export function NotFoundPage() {
  usePageTitle('Page not found');
  const { user } = useSession();
  return (
    <Notice
      title="Page not found"
      actions={
        <ActionLink isPrimary to={user ? '/dashboard' : '/'}>
          {user ? 'Go to dashboard' : 'Go to the home page'}
        </ActionLink>
      }
    >
      <p>The address may be mistyped, or the page may have moved. Look the company up instead:</p>
      <div className={styles.search}>
        <Suspense>
          <StockSearch />
        </Suspense>
      </div>
      <nav aria-label="Other pages">
        <ul className={styles.places}>
          {places.map(({ to, title }) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </Notice>
  );
}
