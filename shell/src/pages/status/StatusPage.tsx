import type { StandardId } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { useSearchParams } from '@tayyib/shared/sdk/router';
import { standardIds, standardNames } from '@tayyib/shared/shariah';
import { ActionButton } from '../../controls/actions';
import { LoadingPage } from '../../outlets/LoadingPage';
import { accountsInWords } from './accountsInWords';
import { CoverageOfUniverse } from './CoverageOfUniverse';
import { FeedStatusTable } from './FeedStatusTable';
import { useGetDataStatusQuery } from './statusApi';
import styles from './StatusPage.module.css';

/** Feeds are polled every few minutes; the page follows. */
const pollingInterval = 60_000;

const standardIn = (search: URLSearchParams): StandardId =>
  standardIds.find((id) => id === search.get('standard')) ?? 'TASIS';

/** How current our data is, and how many companies of each universe have a verdict. */
export default function StatusPage() {
  const [search, setSearch] = useSearchParams();
  const standard = standardIn(search);
  const { data, error, isFetching, refetch } = useGetDataStatusQuery(standard, { pollingInterval });
  return (
    <article className={styles.page}>
      <h1>Data status</h1>
      <p className={styles.lead}>
        How many companies we can judge, why the others are under review, and how current each kind of data
        is.
      </p>
      <label className={styles.standard}>
        Standard
        <select
          value={standard}
          onChange={({ target }) => setSearch({ standard: target.value }, { replace: true })}
        >
          {standardIds.map((id) => (
            <option key={id} value={id}>
              {standardNames[id]}
            </option>
          ))}
        </select>
      </label>
      {error ? (
        <div role="alert" className={styles.failure}>
          <p>{toMessage(error)}</p>
          <ActionButton disabled={isFetching} onClick={() => void refetch()}>
            Try again
          </ActionButton>
        </div>
      ) : data === undefined ? (
        <LoadingPage />
      ) : (
        <>
          <section aria-labelledby="coverage">
            <h2 id="coverage">Coverage</h2>
            {data.universes.every(({ companies }) => companies === 0) ? (
              <p className={styles.empty}>No companies are on file yet.</p>
            ) : (
              <ul className={styles.universes}>
                {data.universes.map((universe) => (
                  <CoverageOfUniverse key={universe.id} universe={universe} />
                ))}
              </ul>
            )}
          </section>
          <section aria-labelledby="freshness">
            <h2 id="freshness">Freshness</h2>
            <p>{accountsInWords(data.accounts)}</p>
            <FeedStatusTable feeds={data.feeds} />
          </section>
        </>
      )}
    </article>
  );
}
