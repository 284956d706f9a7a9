import { PageHeading } from '@tayyib/shared/sdk/ui';
import { useGetStaffCommunityQueueQuery } from '../api/communityDeskApi';
import { AppealCard } from '../components/community/AppealCard';
import { QueuedPostCard } from '../components/community/QueuedPostCard';
import { QueryState } from '../components/common/QueryState';
import styles from '../components/common/staff.module.css';

/** The desk for order in the community: posts that were reported or found, and appeals. */
export default function StaffCommunityPage() {
  const query = useGetStaffCommunityQueueQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <div className={styles.stack}>
      <PageHeading
        title="Community"
        lead="Posts that members reported or that the server found, and appeals. Every act is in the audit log."
      />
      <QueryState query={query} what="the queue">
        {({ posts, appeals, total }) => (
          <>
            {appeals.length > 0 && (
              <section className={styles.section} aria-labelledby="appeals">
                <h2 id="appeals">Appeals</h2>
                {appeals.map((appeal) => (
                  <AppealCard key={appeal.sanction.id} appeal={appeal} />
                ))}
              </section>
            )}
            <section className={styles.section} aria-labelledby="queued">
              <h2 id="queued">Posts to look at</h2>
              {total === 0 && <p className={styles.hint}>Nothing waits.</p>}
              {total > posts.length && (
                <p className={styles.hint}>
                  The first {posts.length} of {total}.
                </p>
              )}
              {posts.map((queued) => (
                <QueuedPostCard key={queued.post.id} queued={queued} />
              ))}
            </section>
          </>
        )}
      </QueryState>
    </div>
  );
}
