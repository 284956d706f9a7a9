import type { FilingState } from '@tayyib/shared/contracts';
import { formatCount } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { useGetFilingsFeedQuery } from '../../api/filingsApi';
import { filingsAddress } from '../../domain/addresses';
import { QueryState } from '../common/QueryState';
import styles from '../common/staff.module.css';
import { BackfillState } from './BackfillState';
import { filingStateLabels } from './filingLabels';
import { FilingHosts } from './FilingHosts';
import { KnownFilings } from './KnownFilings';

/** The filings feed: how many filings are in which state, the hosts of the exchanges, the backfill, and the filings themselves. */
export function FilingsSection({ state, page }: { state: FilingState; page: number }) {
  const query = useGetFilingsFeedQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: 15_000,
  });
  return (
    <section className={styles.section} aria-labelledby="filings">
      <h2 id="filings">Filings of results</h2>
      <QueryState query={query} what="filings">
        {({ counts, hosts, backfill, defaultSince, isFetching }) => (
          <>
            <dl className={styles.figures}>
              {counts.map(({ state: one, count }) => (
                <div key={one}>
                  <dt>
                    <Link to={filingsAddress(one)} {...(one === state && { 'aria-current': true })}>
                      {filingStateLabels[one]}
                    </Link>
                  </dt>
                  <dd>{formatCount(count)}</dd>
                </div>
              ))}
            </dl>
            <BackfillState backfill={backfill} defaultSince={defaultSince} isFetching={isFetching} />
            <FilingHosts hosts={hosts} />
            <KnownFilings state={state} page={page} />
          </>
        )}
      </QueryState>
    </section>
  );
}
