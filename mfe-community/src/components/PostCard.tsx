import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Post } from '@tayyib/shared/contracts';
import { Failure } from '@tayyib/shared/parts/page';
import { formatMoment, initialsOf } from '@tayyib/shared/values/format';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { UserStatusBadge } from '@tayyib/shared/sdk/ui';
import { formatAgo } from '../domain/formatAgo';
import { DeletePost } from './DeletePost';
import styles from './PostCard.module.css';
import { PostText } from './PostText';
import { TakeDownPost } from './TakeDownPost';

interface Props {
  post: Post;
  isOwn: boolean;
  /** In milliseconds. */
  now: number;
  /** Names that may be mentioned in it. */
  names: readonly string[];
  /** To whom it replies. */
  recipient?: string | undefined;
  /** Whether the address of the page is its own: the page scrolls to it. */
  isLinked?: boolean;
  /** Its buttons and replies. */
  children: ReactNode;
}

/** One post or reply; its author can delete it, and staff can take it down. */
export function PostCard({ post, isOwn, now, names, recipient, isLinked = false, children }: Props) {
  const nameId = useId();
  const card = useRef<HTMLElement>(null);
  const [error, setError] = useState<unknown>(undefined);
  const { author, createdAt, text } = post;
  const isStaff = useViewer().refusal('staff') === null;
  const ago = formatAgo(createdAt, now);
  useEffect(() => {
    if (!isLinked) return;
    card.current?.scrollIntoView({ block: 'center' });
    card.current?.focus({ preventScroll: true });
  }, [isLinked]);
  return (
    <article
      ref={card}
      className={post.thread === null ? styles.post : styles.reply}
      data-linked={isLinked}
      aria-labelledby={nameId}
      tabIndex={isLinked ? -1 : undefined}
    >
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
          <span className={styles.time}>
            <time dateTime={createdAt} title={`${formatMoment(createdAt)} in India`}>
              {ago}
            </time>
            {recipient !== undefined && <> · to {recipient}</>}
          </span>
        </span>
        {isOwn && <DeletePost post={post} ago={ago} onError={setError} />}
        {isStaff && !isOwn && <TakeDownPost post={post} ago={ago} />}
      </header>
      <PostText text={text} names={names} />
      {error !== undefined && <Failure error={error} />}
      {children}
    </article>
  );
}
