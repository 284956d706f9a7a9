import { useState } from 'react';
import { useViewer } from '@tayyib/shared/modules';
import { toMessage } from '@tayyib/shared/errors';
import { useLocation } from '@tayyib/shared/router';
import { Alert, Button, PageHeading, Skeleton } from '@tayyib/shared/ui';
import { ComposePost } from '../components/ComposePost';
import { PostList } from '../components/PostList';
import { TermsDialog } from '../components/TermsDialog';
import { useTermsAgreement } from '../state/termsAgreement';
import styles from './CommunityPage.module.css';

const lead = 'Questions and experience of Muslim investors, shared among members.';

/** Where members talk, once they have agreed to the terms. Navigation state: the page's title, `Community` where there is none. */
export default function CommunityPage() {
  const { user } = useViewer();
  const { state }: { state: unknown } = useLocation();
  const title = typeof state === 'string' ? state : 'Community';
  return user && <Community key={user._id} userId={user._id} title={title} />;
}

function Community({ userId, title }: { userId: string; title: string }) {
  const { hasAgreed, error, retry, agree, isAgreeing, refusal } = useTermsAgreement();
  const [isPutOff, setIsPutOff] = useState(false);
  return (
    <div className={styles.page}>
      <PageHeading title={title} lead={lead} />
      {error && (
        <Alert
          type="error"
          title={toMessage(error)}
          role="alert"
          action={<Button onClick={retry}>Try again</Button>}
        />
      )}
      {hasAgreed === undefined && !error && <Skeleton active aria-label="Loading the community" />}
      {hasAgreed === true && (
        <>
          <ComposePost />
          <PostList viewerId={userId} />
        </>
      )}
      {hasAgreed === false && (
        <>
          <p>Before you take part, please read the community’s terms and agree to them.</p>
          <Button type="primary" className={styles.read} onClick={() => setIsPutOff(false)}>
            Read the terms
          </Button>
          <TermsDialog
            isOpen={!isPutOff}
            onAgree={agree}
            isBusy={isAgreeing}
            refusal={refusal && toMessage(refusal)}
            onClose={() => setIsPutOff(true)}
          />
        </>
      )}
    </div>
  );
}
