import type { LearningEvent } from '@tayyib/shared/contracts';
import { Failure } from '@tayyib/shared/parts/page';
import { useNavigate } from '@tayyib/shared/sdk/router';
import { Button } from '@tayyib/shared/sdk/ui';
import { useJoinCommunityEventMutation } from '../../api/learningApi';
import styles from './learn.module.css';

/** What an event in a room here is like. */
export function LiveNote() {
  return (
    <p className={styles.place}>
      <strong>Where:</strong> live, in a room here. You listen, and raise your hand to speak. It opens ten
      minutes before the start, for those with a seat. Only the speaker’s own voice may be recorded, never
      yours.
    </p>
  );
}

/** Leads a user with a seat into the room of an event. */
export function JoinLive({ event: { id, title } }: { event: LearningEvent }) {
  const [join, { error, isLoading }] = useJoinCommunityEventMutation();
  const navigate = useNavigate();
  const go = async () => {
    const { data } = await join(id);
    if (data) await navigate(data.address);
  };
  return (
    <>
      <Button type="primary" aria-label={`Join live: ${title}`} loading={isLoading} onClick={() => void go()}>
        Join live
      </Button>
      {error && <Failure error={error} />}
    </>
  );
}
