import type { FilingState } from '@tayyib/shared/contracts';
import { useSearchParams } from '@tayyib/shared/sdk/router';
import { Alert, PageHeading } from '@tayyib/shared/sdk/ui';
import { useGetFeedsQuery } from '../api/feedsApi';
import { FeedTable } from '../components/feeds/FeedTable';
import { RunReport } from '../components/feeds/RunReport';
import { RunsTable } from '../components/feeds/RunsTable';
import { FilingsSection } from '../components/filings/FilingsSection';
import { filingStateLabels } from '../components/filings/filingLabels';
import { QueryState } from '../components/common/QueryState';
import styles from '../components/common/staff.module.css';

const off =
  'Official files are not fetched on this server. Start it with FEEDS=on, or upload the files here when they are published.';

/** Every feed with its state, and the report of each imported file. */
export default function StaffFeedsPage() {
  const [search] = useSearchParams();
  const run = search.get('run');
  const page = Math.max(1, Number(search.get('page')) || 1);
  return run === null ? (
    <Feeds page={page} filings={filingsIn(search)} />
  ) : (
    <RunReport id={run} page={page} />
  );
}

/** Which filings are listed, from the URL; by default those that failed. */
function filingsIn(search: URLSearchParams): { state: FilingState; page: number } {
  const named = search.get('filings') ?? '';
  const isState = (text: string): text is FilingState => Object.hasOwn(filingStateLabels, text);
  return {
    state: isState(named) ? named : 'failed',
    page: Math.max(1, Number(search.get('filingsPage')) || 1),
  };
}

interface FeedsProps {
  page: number;
  filings: { state: FilingState; page: number };
}

function Feeds({ page, filings }: FeedsProps) {
  // scheduled runs and those of other staff change the list
  const query = useGetFeedsQuery(undefined, { refetchOnMountOrArgChange: true, pollingInterval: 60_000 });
  return (
    <div className={styles.stack}>
      <PageHeading
        title="Feeds"
        lead="All facts about companies come from these official files. A file that cannot be trusted is refused as a whole."
      />
      <QueryState query={query} what="feeds">
        {({ feeds, isFetching }) => (
          <section className={styles.section} aria-labelledby="feed-list">
            <h2 id="feed-list">Official files</h2>
            {!isFetching && <Alert type="info" showIcon title="Fetching is off" description={off} />}
            <FeedTable feeds={feeds} isFetching={isFetching} />
          </section>
        )}
      </QueryState>
      <FilingsSection {...filings} />
      <section className={styles.section} aria-labelledby="feed-runs">
        <h2 id="feed-runs">Imported files</h2>
        <RunsTable page={page} />
      </section>
    </div>
  );
}
