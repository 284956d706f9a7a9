import { useState } from 'react';
import { useViewer } from '@tayyib/shared/modules';
import { Button, PageHeading } from '@tayyib/shared/ui';
import { ComposePost } from '../components/ComposePost';
import { PostList } from '../components/PostList';
import { TermsDialog } from '../components/TermsDialog';
import { useTermsAgreement } from '../state/termsAgreement';
import styles from './CommunityPage.module.css';

const lead = 'Questions and experience of Muslim investors, shared among members.';

/** Where members talk, once they have agreed to the terms. */
export default function CommunityPage() {
  const { user } = useViewer();
  return user && <Community key={user._id} userId={user._id} />;
}

function Community({ userId }: { userId: string }) {
  const { hasAgreed, agree } = useTermsAgreement(userId);
  const [isOpen, setIsOpen] = useState(!hasAgreed);
  return (
    <div className={styles.page}>
      <PageHeading title="Community" lead={lead} />
      {hasAgreed ? (
        <>
          <ComposePost />
          <PostList viewerId={userId} />
        </>
      ) : (
        <>
          <p>Before you take part, please read the community’s terms and agree to them.</p>
          <Button type="primary" className={styles.read} onClick={() => setIsOpen(true)}>
            Read the terms
          </Button>
          <TermsDialog isOpen={isOpen} onAgree={agree} onClose={() => setIsOpen(false)} />
        </>
      )}
    </div>
  );
}
