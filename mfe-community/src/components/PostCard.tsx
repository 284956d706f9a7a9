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
  isMine: boolean;
  /** In milliseconds. */
  now: number;
}

/** One post; its author can delete it. The text is shown as it was typed, never as markup. */
export function PostCard({ post, isMine, now }: Props) {
  const nameId = useId();
  const [deletePost, { isLoading, error }] = useDeleteCommunityPostMutation();
  const { modal } = App.useApp();
  const askToDelete = () =>
    void modal.confirm({
      title: 'Delete this post?',
      content: 'It goes for everyone and cannot be brought back.',
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
            {isMine && <span className={styles.you}> (you)</span>}
          </strong>
          <UserStatusBadge status={author.status} />
          <time className={styles.time} dateTime={createdAt} title={`${formatMoment(createdAt)} in India`}>
            {ago}
          </time>
        </span>
        {isMine && (
          <Button
            type="text"
            icon={<Icon name="delete" />}
            aria-label={`Delete your post of ${ago}`}
            loading={isLoading}
            onClick={askToDelete}
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
