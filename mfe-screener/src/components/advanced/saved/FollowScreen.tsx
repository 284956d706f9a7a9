import type { SavedScreen } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/errors';
import { Button } from '@tayyib/shared/ui';
import { useFollowScreenMutation, useUnfollowScreenMutation } from '../../../api/screensApi';

/** Toggles notifications about stocks that start or stop matching a saved screen. */
export function FollowScreen({ saved: { id, name, followedAt } }: { saved: SavedScreen }) {
  const [follow, following] = useFollowScreenMutation();
  const [unfollow, unfollowing] = useUnfollowScreenMutation();
  const isFollowed = followedAt !== null;
  const error = following.error ?? unfollowing.error;
  return (
    <>
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
