import { useState } from 'react';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { Failure, onDemand } from '@tayyib/shared/parts/page';
import { useLocation } from '@tayyib/shared/sdk/router';
import { Button, PageHeading, Skeleton } from '@tayyib/shared/sdk/ui';
import { LinkedConversation, useLinkedPost } from '../components/LinkedConversation';
import { NewPost } from '../components/NewPost';
import { PostList } from '../components/PostList';
import { useTermsAgreement } from '../state/useTermsAgreement';
import styles from './CommunityPage.module.css';

const TermsDialog = onDemand(async () => (await import('../components/TermsDialog')).TermsDialog);

const lead = 'Questions and experience of Muslim investors, shared among members.';

/** The community's posts, for members who have agreed to the terms. The navigation state may set the page's title. */
export default function CommunityPage() {
  const { user } = useViewer();
  const { state }: { state: unknown } = useLocation();
  const title = typeof state === 'string' ? state : 'Community';
  return user && <Community key={user._id} userId={user._id} title={title} />;
}

function Community({ userId, title }: { userId: string; title: string }) {
  const { hasAgreed, error, retry, agree, isSaving, saveError } = useTermsAgreement();
  const [isDismissed, setIsDismissed] = useState(false);
  return (
    <div className={styles.page}>
      <PageHeading title={title} lead={lead} />
      {error && <Failure error={error} retry={retry} />}
      {hasAgreed === undefined && !error && <Skeleton active aria-label="Loading the community" />}
      {hasAgreed === true && <Posts viewerId={userId} />}
      {hasAgreed === false && (
        <>
          <p>Before you take part, please read the community’s terms and agree to them.</p>
          <Button type="primary" className={styles.read} onClick={() => setIsDismissed(false)}>
            Read the terms
          </Button>
          <TermsDialog
            isOpen={!isDismissed}
            onAgree={agree}
            isSaving={isSaving}
            error={saveError && toMessage(saveError)}
            onClose={() => setIsDismissed(true)}
          />
        </>
      )}
    </div>
  );
}

/** The conversation in the address; otherwise all of them, and the form for a new one. */
function Posts({ viewerId }: { viewerId: string }) {
  const linked = useLinkedPost();
  if (linked)
    return <LinkedConversation key={`${linked.post} ${linked.reply}`} {...linked} viewerId={viewerId} />;
  return (
    <>
      <NewPost viewerId={viewerId} />
      <PostList viewerId={viewerId} />
    </>
  );
}
