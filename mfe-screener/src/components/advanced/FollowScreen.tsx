import type { SavedScreen } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/errors';
import { Button } from '@tayyib/shared/ui';
import { useFollowScreenMutation, useUnfollowScreenMutation } from '../../api/screensApi';

/** Whether the person hears of what comes to match a kept screen, and of what matches no more. */
export function FollowScreen({ kept: { id, name, followedAt } }: { kept: SavedScreen }) {
  const [follow, following] = useFollowScreenMutation();
  const [unfollow, leaving] = useUnfollowScreenMutation();
  const isFollowed = followedAt !== null;
  const error = following.error ?? leaving.error;
  return (
    <>
      <Button
        size="small"
        type={isFollowed ? 'primary' : 'default'}
        aria-label={`Follow ${name}`}
        aria-pressed={isFollowed}
        title="A notification tells you when stocks come to match it, or match no more"
        loading={following.isLoading || leaving.isLoading}
        onClick={() => void (isFollowed ? unfollow(id) : follow(id))}
      >
        {isFollowed ? 'Following' : 'Follow'}
      </Button>
      {error && <span role="alert">{toMessage(error)}</span>}
    </>
  );
}
