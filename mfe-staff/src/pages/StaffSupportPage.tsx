import type { SupportState } from '@tayyib/shared/contracts';
import { Link, useSearchParams } from '@tayyib/shared/sdk/router';
import { PageHeading } from '@tayyib/shared/sdk/ui';
import { useGetStaffSupportQuery } from '../api/supportDeskApi';
import { QueryState } from '../components/common/QueryState';
import styles from '../components/common/staff.module.css';
import { HelpVotes } from '../components/support/HelpVotes';
import { SupportRequestCard } from '../components/support/SupportRequestCard';

const tabs: readonly { state: SupportState; title: string }[] = [
  { state: 'open', title: 'Open' },
  { state: 'answered', title: 'Answered' },
  { state: 'closed', title: 'Closed' },
];

/** The desk for requests to support: `?state=…` names those that are shown, open ones at first. */
export default function StaffSupportPage() {
  const [address] = useSearchParams();
  const state = tabs.find((tab) => tab.state === address.get('state'))?.state ?? 'open';
  const query = useGetStaffSupportQuery(state, { refetchOnMountOrArgChange: true });
  return (
    <div className={styles.stack}>
      <PageHeading
        title="Support"
        lead="Requests of users: those of larger plans first, and those of one plan by age. Every act is in the audit log."
      />
      <nav className={styles.tabs} aria-label="Requests by state">
        {tabs.map((tab) => (
          <Link
            key={tab.state}
            to={`/staff/support?state=${tab.state}`}
            aria-current={tab.state === state ? 'page' : undefined}
          >
            {tab.title}
            {query.data && ` (${query.data.counts[tab.state]})`}
          </Link>
        ))}
      </nav>
      <QueryState query={query} what="the requests">
        {({ requests, counts }) => (
          <section className={styles.section} aria-labelledby="support-requests">
            <h2 id="support-requests">Requests</h2>
            {requests.length === 0 && <p className={styles.hint}>There is no request here.</p>}
            {counts[state] > requests.length && (
              <p className={styles.hint}>
                The first {requests.length} of {counts[state]}.
              </p>
            )}
            {requests.map((request) => (
              <SupportRequestCard key={request.id} request={request} />
            ))}
          </section>
        )}
      </QueryState>
      <HelpVotes />
    </div>
  );
}
