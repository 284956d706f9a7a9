import { Failure } from '@tayyib/shared/parts/page';
import { Link, useSearchParams } from '@tayyib/shared/sdk/router';
import { PageHeading, Skeleton } from '@tayyib/shared/sdk/ui';
import { useState } from 'react';
import styles from './help.module.css';
import { RequestForm } from './RequestForm';
import { SupportRequestCard } from './SupportRequestCard';
import { useGetSupportRequestsQuery } from './supportApi';

/** Requests to support: the form for a new one, and those the user wrote, with our answers. */
export default function SupportRequestsPage() {
  // answers arrive while the page is closed
  const { data, error, isFetching, refetch } = useGetSupportRequestsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const [address] = useSearchParams();
  const [sent, setSent] = useState(0);
  return (
    <div className={styles.page}>
      <PageHeading
        title="My requests"
        lead="Write to us, and read our answers. You get each answer by mail, too."
      />
      <p className={styles.back}>
        <Link to="/help_center">Help Center</Link>
      </p>
      <div className={styles.columns}>
        <section aria-labelledby="new-request" className={styles.card}>
          <h2 id="new-request">Write to us</h2>
          <RequestForm
            key={sent}
            topic={address.get('topic')}
            code={address.get('code')}
            wasSent={sent > 0}
            onSent={() => setSent(sent + 1)}
          />
        </section>
        <section aria-labelledby="requests" className={styles.requests}>
          <h2 id="requests">Your requests</h2>
          {error !== undefined && <Failure error={error} retry={refetch} isRetrying={isFetching} />}
          {!data && !error && (
            <Skeleton active title={false} aria-label="Loading your requests, please wait..." />
          )}
          {data?.requests.length === 0 && <p className={styles.hint}>You have not written to us yet.</p>}
          {data?.requests.map((request) => (
            <SupportRequestCard key={request.id} request={request} />
          ))}
        </section>
      </div>
    </div>
  );
}
