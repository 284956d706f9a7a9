import type { PublicList, PublicListKind } from '@tayyib/shared/contracts';
import { listPath } from '@tayyib/shared/public-pages';
import { usePageTitle } from '@tayyib/shared/sdk/modules';
import { Link, useParams } from '@tayyib/shared/sdk/router';
import { ActionLink } from '../../controls/actions';
import { LoadingPage } from '../../outlets/LoadingPage';
import { NotFoundPage } from '../../outlets/NotFoundPage';
import { CountsBar } from './CountsBar';
import { LoadFailure } from './LoadFailure';
import { useGetPublicListQuery } from '../../search/publicStocksApi';
import { StockList } from './StockList';
import { allStocks, Trail } from './Trail';
import styles from './halal.module.css';

const titles: Readonly<Record<PublicListKind, (name: string) => string>> = {
  letter: (name) => `Companies that begin with ${name}`,
  verdict: (name) => `Companies: ${name.toLowerCase()}`,
  industry: (name) => `Halal stocks of ${name}`,
  index: (name) => `Halal stocks of ${name}`,
};

/** Companies by their first letter, their verdict, their industry or an index. */
export default function PublicListPage() {
  const { kind = '', id = '', page = '1' } = useParams();
  const { currentData, error, refetch } = useGetPublicListQuery(`${kind}/${id}/${page}`);
  if (currentData === undefined) {
    return error ? <LoadFailure error={error} retry={refetch} /> : <LoadingPage />;
  }
  return currentData.list === null ? <NotFoundPage /> : <List list={currentData.list} />;
}

function List({ list }: { list: PublicList }) {
  const { kind, name, counts, rows, locked } = list;
  const title = titles[kind](name);
  usePageTitle(title);
  return (
    <article className={styles.page}>
      <Trail above={[allStocks]} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>
          By TASIS, our default standard, on the accounts that each company filed. Open one to see the other
          six.
        </p>
      </header>
      <CountsBar counts={counts} />
      {kind === 'index' && <h2 className={styles.sub}>The {rows.length} heaviest members</h2>}
      <StockList rows={rows} />
      {locked > 0 && (
        <div className={styles.offer}>
          <p>All {locked + rows.length} members, with weights and filters by verdict, are part of Premium.</p>
          <ActionLink to="/plans">Plans and prices</ActionLink>
        </div>
      )}
      <Pages list={list} />
    </article>
  );
}

function Pages({ list: { kind, id, page, pages } }: { list: PublicList }) {
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {Array.from({ length: pages }, (_, at) => at + 1).map((each) => (
        <Link
          key={each}
          to={listPath({ kind, id, page: each })}
          aria-current={each === page ? 'page' : undefined}
        >
          {each}
        </Link>
      ))}
    </nav>
  );
}
