import type { PublicOverview } from '@tayyib/shared/contracts';
import { badgeNames } from '@tayyib/shared/shariah';
import { formatDay } from '@tayyib/shared/values/format';
import { indianDay } from '@tayyib/shared/values/calendar';
import { changesFeedPath, listPath, stockPath } from '@tayyib/shared/public-pages';
import { usePageTitle } from '@tayyib/shared/sdk/modules';
import { Link } from '@tayyib/shared/sdk/router';
import { LoadingPage } from '../../outlets/LoadingPage';
import { CountsBar } from './CountsBar';
import { LoadFailure } from './LoadFailure';
import { useGetPublicOverviewQuery } from '../../search/publicStocksApi';
import { StockList } from './StockList';
import styles from './halal.module.css';

/** Every company for everyone: by verdict, letter, industry and index, and what changed. */
export default function HalalPage() {
  usePageTitle('Halal stocks of India');
  const { currentData, error, refetch } = useGetPublicOverviewQuery();
  if (currentData) return <Overview overview={currentData} />;
  return error ? <LoadFailure error={error} retry={refetch} /> : <LoadingPage />;
}

const verdicts = [
  { id: 'compliant', name: badgeNames.compliant.text },
  { id: 'non-compliant', name: badgeNames.non_compliant.text },
  { id: 'under-review', name: badgeNames.under_review.text },
] as const;

function Overview({ overview }: { overview: PublicOverview }) {
  const { counts, letters, industries, indices, compliant, changes } = overview;
  const total = counts.compliant + counts.non_compliant + counts.under_review;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>Halal stocks of India</h1>
        <p className={styles.lead}>
          {total.toLocaleString('en-IN')} listed companies, each judged by seven published Shariah standards
          on the accounts it filed. The answer and its reason are free.
        </p>
      </header>
      <CountsBar counts={counts} />
      <nav aria-label="By verdict" className={styles.chips}>
        {verdicts.map(({ id, name }) => (
          <Link key={id} to={listPath({ kind: 'verdict', id })}>
            {name}
          </Link>
        ))}
      </nav>
      <section aria-labelledby="a-z" className={styles.section}>
        <h2 id="a-z">A to Z</h2>
        <nav aria-label="By first letter" className={styles.letters}>
          {letters.map(({ id, name, total: companies }) => (
            <Link key={id} to={listPath({ kind: 'letter', id })} title={`${companies} companies`}>
              {name}
            </Link>
          ))}
        </nav>
      </section>
      {compliant.length > 0 && (
        <section aria-labelledby="compliant" className={styles.section}>
          <h2 id="compliant">The largest that are compliant</h2>
          <StockList rows={compliant} />
        </section>
      )}
      <Lists title="By index" kind="index" lists={indices} />
      <Lists title="By industry" kind="industry" lists={industries} />
      <Changes changes={changes} />
    </article>
  );
}

function Lists({
  title,
  kind,
  lists,
}: {
  title: string;
  kind: 'index' | 'industry';
  lists: PublicOverview['industries'];
}) {
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby={kind} className={styles.section}>
      <h2 id={kind}>{title}</h2>
      <ul className={styles.lists}>
        {lists.map(({ id, name, total, compliant }) => (
          <li key={id}>
            <Link to={listPath({ kind, id })}>{name}</Link>{' '}
            <span className={styles.small}>
              {compliant} of {total} compliant
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Changes({ changes }: Pick<PublicOverview, 'changes'>) {
  return (
    <section aria-labelledby="changes" className={styles.section}>
      <h2 id="changes">Changed lately</h2>
      {changes.length === 0 && <p>No verdict has changed yet.</p>}
      <ul className={styles.lists}>
        {changes.map(({ code, stock, from, to, at }) => (
          <li key={`${code} ${at}`}>
            <Link to={stockPath(code)}>{stock}</Link>{' '}
            <span className={styles.small}>
              {badgeNames[from].short} → {badgeNames[to].short}, {formatDay(indianDay(new Date(at)))}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.small}>
        <a href={changesFeedPath}>Feed of changed verdicts (Atom)</a>
      </p>
    </section>
  );
}
