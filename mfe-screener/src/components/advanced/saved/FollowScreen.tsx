import type { SavedScreen } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/errors';
import { Button } from '@tayyib/shared/ui';
import { useFollowScreenMutation, useUnfollowScreenMutation } from '../../../api/screensApi';

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
        aria-label={isFollowed ? `Stop following ${name}` : `Follow ${name}`}
        title="A notification tells you when stocks come to match it, or match no more"
        loading={following.isLoading || leaving.isLoading}
        onClick={() => void (isFollowed ? unfollow(id) : follow(id))}
      >
        {isFollowed ? 'Stop following' : 'Follow'}
      </Button>
      {error && <span role="alert">{toMessage(error)}</span>}
    </>
  );
}
