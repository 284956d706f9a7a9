import type { Post, PostMarks, PostMarksBody } from '@tayyib/shared/contracts';
import { formatCount, formatCountOf } from '@tayyib/shared/values/format';
import { Button, Icon } from '@tayyib/shared/sdk/ui';
import { useMarkCommunityPostMutation } from '../api/communityApi';
import styles from './PostCard.module.css';

interface Props {
  post: Post;
  marks: PostMarks;
  isOwn: boolean;
  onError: (error: unknown) => void;
}

/** What a reader does with a post: like it, find it again, and follow its thread. */
export function PostMarkButtons({ post, marks, isOwn, onError }: Props) {
  const [mark, { isLoading }] = useMarkCommunityPostMutation();
  const { isLiked, isBookmarked, isFollowed } = marks;
  const change = async (body: PostMarksBody) => onError((await mark({ post, marks: body })).error);
  const likes = formatCountOf(post.likes, 'like');
  return (
    <>
      {isOwn ? (
        <span className={styles.likes} aria-label={likes}>
          <Icon name="heart" /> {formatCount(post.likes)}
        </span>
      ) : (
        <Button
          type="text"
          className={styles.mark}
          icon={<Icon name="heart" />}
          aria-pressed={isLiked}
          aria-label={`Like, ${likes}`}
          disabled={isLoading}
          onClick={() => void change({ isLiked: !isLiked })}
        >
          {formatCount(post.likes)}
        </Button>
      )}
      <Button
        type="text"
        className={styles.mark}
        aria-pressed={isBookmarked}
        disabled={isLoading}
        onClick={() => void change({ isBookmarked: !isBookmarked })}
      >
        {isBookmarked ? 'Bookmarked' : 'Bookmark'}
      </Button>
      {post.thread === null && (
        <Button
          type="text"
          className={styles.mark}
          aria-pressed={isFollowed}
          disabled={isLoading}
          onClick={() => void change({ isFollowed: !isFollowed })}
        >
          {isFollowed ? 'Following' : 'Follow'}
        </Button>
      )}
    </>
  );
}
