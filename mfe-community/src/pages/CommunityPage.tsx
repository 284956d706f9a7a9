import { useState } from 'react';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { Failure, onDemand } from '@tayyib/shared/parts/page';
import { useLocation, useNavigate } from '@tayyib/shared/sdk/router';
import { Alert, Button, Icon, PageHeading } from '@tayyib/shared/sdk/ui';
import { useAddCommunityPostMutation } from '../api/communityApi';
import { useGetCommunityStandingQuery, useGetCommunityThreadsInfiniteQuery } from '../api/postsApi';
import { FoundPosts } from '../components/FoundPosts';
import { LinkedThread, useLinkedPost } from '../components/LinkedThread';
import { StandingNotice } from '../components/StandingNotice';
import { isThreadBegun, ThreadForm } from '../components/ThreadForm';
import { ThreadList } from '../components/ThreadList';
import { ThreadTools } from '../components/ThreadTools';
import { authorNames } from '../domain/mentions';
import { type ThreadChoice, threadsIn } from '../domain/threadPages';
import { useTermsAgreement } from '../state/useTermsAgreement';
import { useThreadChoice } from '../state/useThreadChoice';
import styles from './CommunityPage.module.css';

const TermsDialog = onDemand(async () => (await import('../components/TermsDialog')).TermsDialog);

const lead = 'Questions and experience of Muslim investors, shared among members.';

/** The room of the community. Its members read it behind the terms, and write once they agree. The navigation state may set the title. */
export default function CommunityPage() {
  const { user } = useViewer();
  const { state }: { state: unknown } = useLocation();
  const title = typeof state === 'string' ? state : 'Community';
  return user && <Community key={user._id} userId={user._id} title={title} />;
}

function Community({ userId, title }: { userId: string; title: string }) {
  const { hasAgreed, error, retry, agree, isSaving, saveError } = useTermsAgreement();
  const { data: standing, isLoading: isReadingStanding } = useGetCommunityStandingQuery();
  const [isDismissed, setIsDismissed] = useState(false);
  const mayWrite = hasAgreed === true && standing?.silencedUntil === null;
  const isAboveKnown = (hasAgreed !== undefined || error !== undefined) && !isReadingStanding;
  return (
    <div className={styles.page}>
      <PageHeading title={title} lead={lead} />
      {error && <Failure error={error} retry={retry} />}
      {standing && <StandingNotice standing={standing} />}
      {hasAgreed === false && (
        <>
          <Alert
            type="info"
            title="Before you write, please read the community’s terms and agree to them."
            action={<Button onClick={() => setIsDismissed(false)}>Read the terms</Button>}
          />
          <TermsDialog
            isOpen={!isDismissed}
            onAgree={agree}
            isSaving={isSaving}
            error={saveError && toMessage(saveError)}
            onClose={() => setIsDismissed(true)}
          />
        </>
      )}
      {/* what stands above would move them */}
      <div className={styles.threads} data-waits={!isAboveKnown} aria-busy={!isAboveKnown}>
        <Threads viewerId={userId} mayWrite={mayWrite} />
      </div>
    </div>
  );
}

/** The thread in the address; otherwise the list, and the form for a new one. */
function Threads({ viewerId, mayWrite }: { viewerId: string; mayWrite: boolean }) {
  const linked = useLinkedPost();
  const chosen = useThreadChoice();
  if (linked)
    return (
      <LinkedThread
        key={`${linked.post} ${linked.reply}`}
        {...linked}
        viewerId={viewerId}
        mayWrite={mayWrite}
      />
    );
  return (
    <>
      {mayWrite && <NewThread choice={chosen.choice} viewerId={viewerId} />}
      <ThreadTools {...chosen} />
      {chosen.q === '' ? (
        <ThreadList choice={chosen.choice} viewerId={viewerId} />
      ) : (
        <FoundPosts q={chosen.q} />
      )}
      <DemoNote choice={chosen.choice} />
    </>
  );
}

/**
 * The button and the form for a new thread, which is opened once it is stored. It suggests the authors of the loaded threads, who can be
 * read below it.
 */
function NewThread({ choice, viewerId }: { choice: ThreadChoice; viewerId: string }) {
  const { data } = useGetCommunityThreadsInfiniteQuery(choice);
  const others = threadsIn(data?.pages ?? []).filter(({ author }) => author.id !== viewerId);
  const [isKept, setIsKept] = useState(isThreadBegun);
  const [isPressed, setIsPressed] = useState(false);
  const navigate = useNavigate();
  const [add, { isLoading, error, reset }] = useAddCommunityPostMutation();
  if (!isKept && !isPressed)
    return (
      <Button
        type="primary"
        className={styles.begin}
        icon={<Icon name="plus" />}
        onClick={() => setIsPressed(true)}
      >
        Begin a thread
      </Button>
    );
  return (
    <section className={styles.form} aria-label="A new thread">
      <ThreadForm
        topic={choice.topic}
        isFocusedFirst={isPressed}
        names={authorNames(others)}
        action="Post"
        isSending={isLoading}
        error={error}
        onCancel={() => {
          reset();
          setIsKept(false);
          setIsPressed(false);
        }}
        onSend={async (body) => {
          const { data } = await add(body);
          if (data) void navigate(`/community?post=${data.id}`);
          return data !== undefined;
        }}
      />
    </section>
  );
}

/** Once at the foot of the page, where the posts are those of demo accounts: below threads that are still loading it would move. */
function DemoNote({ choice }: { choice: ThreadChoice }) {
  const { data } = useGetCommunityStandingQuery();
  const { currentData } = useGetCommunityThreadsInfiniteQuery(choice);
  if (data?.isDemo !== true || currentData === undefined) return null;
  return <p className={styles.demo}>The threads here are demo content, written by demo accounts.</p>;
}
