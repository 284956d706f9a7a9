import type { SavedScreen } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { Button } from '@tayyib/shared/sdk/ui';
import {
  useChangeFollowingMutation,
  useFollowScreenMutation,
  useUnfollowScreenMutation,
} from '../../../api/screensApi';

/** Toggles notifications about stocks that start or stop matching a saved screen, and pauses them. */
export function FollowScreen({ saved: { id, name, followedAt, isPaused } }: { saved: SavedScreen }) {
  const [follow, following] = useFollowScreenMutation();
  const [unfollow, unfollowing] = useUnfollowScreenMutation();
  const [change, changing] = useChangeFollowingMutation();
  const isFollowed = followedAt !== null;
  const error = following.error ?? unfollowing.error ?? changing.error;
  return (
    <>
      {isFollowed && (
        <Button
          size="small"
          aria-label={isPaused ? `Resume alerts of ${name}` : `Pause alerts of ${name}`}
          loading={changing.isLoading}
          onClick={() => void change({ id, isPaused: !isPaused })}
        >
          {isPaused ? 'Resume alerts' : 'Pause alerts'}
        </Button>
      )}
      <Button
        size="small"
        aria-label={isFollowed ? `Stop following ${name}` : `Follow ${name}`}
        title="Notifies you when stocks start or stop matching it"
        loading={following.isLoading || unfollowing.isLoading}
        onClick={() => void (isFollowed ? unfollow(id) : follow(id))}
      >
        {isFollowed ? 'Stop following' : 'Follow'}
      </Button>
      {error && <span role="alert">{toMessage(error)}</span>}
    </>
  );
}
