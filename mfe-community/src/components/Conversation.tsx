import { useId, useState } from 'react';
import type { Post } from '@tayyib/shared/contracts';
import { formatCountOf } from '@tayyib/shared/values/format';
import { Button, Icon } from '@tayyib/shared/sdk/ui';
import styles from './Conversation.module.css';
import { PostCard } from './PostCard';
import { Replies } from './Replies';

interface Props {
  /** The post it began with. */
  post: Post;
  viewerId: string;
  /** In milliseconds. */
  now: number;
  /** Names that may be mentioned in the post. */
  names: readonly string[];
  /** Set where the address of the page is that of this conversation: the id of its post or of a reply. */
  linked?: string;
}

/** A post with its replies, which are loaded once they are opened. */
export function Conversation({ post, viewerId, now, names, linked }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(linked !== undefined);
  const [target, setTarget] = useState<Post | null>(null);
  const reply = (to: Post) => {
    setOpen(true);
    setTarget(to);
  };
  return (
    <PostCard
      post={post}
      now={now}
      names={names}
      isOwn={post.author.id === viewerId}
      isLinked={linked === post.id}
    >
      <div className={styles.actions}>
        <Button type="text" aria-label={`Reply to ${post.author.name}`} onClick={() => reply(post)}>
          Reply
        </Button>
        {post.replies > 0 && (
          <Button
            type="text"
            className={styles.toggle}
            icon={<Icon name={isOpen ? 'up' : 'down'} />}
            iconPlacement="end"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {formatCountOf(post.replies, 'reply', 'replies')}
          </Button>
        )}
      </div>
      <div id={id}>
        {isOpen && (
          <Replies
            post={post}
            viewerId={viewerId}
            now={now}
            names={names}
            target={target}
            linked={linked}
            onReply={reply}
            onSent={() => setTarget(null)}
            onCancel={() => {
              setTarget(null);
              // without replies there is nothing else to show
              if (post.replies === 0) setOpen(false);
            }}
          />
        )}
      </div>
    </PostCard>
  );
}
