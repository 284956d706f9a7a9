import { useId } from 'react';
import type { Post } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/errors';
import { formatMoment, initialsOf } from '@tayyib/shared/format';
import { Alert, App, Button, Icon, UserStatusBadge } from '@tayyib/shared/ui';
import { useDeleteCommunityPostMutation } from '../api/communityApi';
import { formatAgo } from '../domain/formatAgo';
import styles from './PostCard.module.css';

interface Props {
  post: Post;
  isOwn: boolean;
  /** In milliseconds. */
  now: number;
}

/** One post; its author can delete it. The text is rendered as plain text, never as markup. */
export function PostCard({ post, isOwn, now }: Props) {
  const nameId = useId();
  const [deletePost, { isLoading, error }] = useDeleteCommunityPostMutation();
  const { modal } = App.useApp();
  const confirmDelete = () =>
    void modal.confirm({
      title: 'Delete this post?',
      content: 'It is deleted for everyone. This cannot be undone.',
      okText: 'Delete',
      okButtonProps: { danger: true },
      cancelText: 'Keep',
      onOk: () => void deletePost(post.id),
    });
  const { author, createdAt, text } = post;
  const ago = formatAgo(createdAt, now);
  return (
    <article className={styles.post} aria-labelledby={nameId}>
      <header className={styles.head}>
        <span className={styles.face} aria-hidden="true">
          {initialsOf(author.name)}
        </span>
        <span className={styles.who}>
          <strong id={nameId} className={styles.name}>
            {author.name}
            {isOwn && <span className={styles.you}> (you)</span>}
          </strong>
          <UserStatusBadge status={author.status} />
          <time className={styles.time} dateTime={createdAt} title={`${formatMoment(createdAt)} in India`}>
            {ago}
          </time>
        </span>
        {isOwn && (
          <Button
            type="text"
            icon={<Icon name="delete" />}
            aria-label={`Delete your post of ${ago}`}
            loading={isLoading}
            onClick={confirmDelete}
          />
        )}
      </header>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {error && <Alert role="alert" type="error" showIcon title={toMessage(error)} />}
    </article>
  );
}
