import type { Post } from '@tayyib/shared/contracts';
import { Button } from '@tayyib/shared/sdk/ui';
import { useGiveCommunityRulingMutation } from '../api/communityApi';
import styles from './PostCard.module.css';

/** Lets a scholar give a post of theirs as a ruling on the stocks that it names. */
export function GiveRuling({ post, onError }: { post: Post; onError: (error: unknown) => void }) {
  const [give, { isLoading }] = useGiveCommunityRulingMutation();
  const isRuling = post.ruledAt !== null;
  return (
    <Button
      type="text"
      className={styles.mark}
      aria-pressed={isRuling}
      disabled={isLoading}
      onClick={async () => onError((await give({ id: post.id, isRuling: !isRuling })).error)}
    >
      {isRuling ? 'Your ruling' : 'Give as a ruling'}
    </Button>
  );
}
