import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Post, PostMarks } from '@tayyib/shared/contracts';
import { Failure } from '@tayyib/shared/parts/page';
import { Button, Icon } from '@tayyib/shared/sdk/ui';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { formatAgo } from '../domain/formatAgo';
import { Ago, AuthorLine, Face } from './AuthorLine';
import { DeletePost } from './DeletePost';
import { EditHistory } from './EditHistory';
import { EditPost } from './EditPost';
import { PostBody } from './PostBody';
import styles from './PostCard.module.css';
import { PostMarkButtons } from './PostMarkButtons';
import { ReportPost } from './ReportPost';
import { GiveRuling } from './GiveRuling';
import { RulingMark } from './RulingMark';
import { TakeDownPost } from './TakeDownPost';

interface Props {
  post: Post;
  marks: PostMarks;
  isOwn: boolean;
  /** In milliseconds. */
  now: number;
  /** Names that may be mentioned in it. */
  names: readonly string[];
  /** To whom it replies. */
  recipient?: string | undefined;
  /** Whether it is the accepted answer. */
  isAnswer?: boolean;
  /** Whether the address of the page is its own: the page scrolls to it. */
  isLinked?: boolean;
  /** Buttons that belong to its place. */
  children?: ReactNode;
}

/** A thread's first post or a reply; its author can edit and delete it, others like and report it, and staff can take it down. */
export function PostCard(props: Props) {
  const { post, marks, isOwn, now, names, recipient, isAnswer = false, isLinked = false, children } = props;
  const nameId = useId();
  const card = useRef<HTMLElement>(null);
  const [error, setError] = useState<unknown>(undefined);
  const [isEditing, setIsEditing] = useState(false);
  const { refusal } = useViewer();
  const isStaff = refusal('staff') === null;
  const isScholar = refusal('advisor') === null;
  const ago = formatAgo(post.createdAt, now);
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
      data-answer={isAnswer}
      aria-labelledby={nameId}
      tabIndex={isLinked ? -1 : undefined}
    >
      <header className={styles.head}>
        <Face name={post.author.name} />
        <span className={styles.who}>
          <AuthorLine id={nameId} author={post.author} isOwn={isOwn} />
          <span className={styles.time}>
            <Ago at={post.createdAt} ago={ago} />
            {recipient !== undefined && <> · to {recipient}</>}
            {post.editedAt !== null && (
              <>
                {' · '}
                <EditHistory post={post} now={now} />
              </>
            )}
          </span>
        </span>
        {isAnswer && <strong className={styles.answer}>Accepted answer</strong>}
        {post.ruledAt !== null && <RulingMark at={post.ruledAt} />}
      </header>
      {isEditing ? (
        <EditPost post={post} names={names} onDone={() => setIsEditing(false)} />
      ) : (
        <PostBody blocks={post.blocks} names={names} />
      )}
      {error !== undefined && <Failure error={error} />}
      <div className={styles.actions}>
        <PostMarkButtons post={post} marks={marks} isOwn={isOwn} onError={setError} />
        {children}
        {isOwn && isScholar && <GiveRuling post={post} onError={setError} />}
        <span className={styles.more}>
          {isOwn && !isEditing && (
            <Button
              type="text"
              icon={<Icon name="edit" />}
              aria-label={`Edit your ${post.thread === null ? 'thread' : 'reply'} of ${ago}`}
              onClick={() => setIsEditing(true)}
            />
          )}
          {isOwn && <DeletePost post={post} ago={ago} onError={setError} />}
          {!isOwn && <ReportPost post={post} ago={ago} />}
          {isStaff && !isOwn && <TakeDownPost post={post} ago={ago} />}
        </span>
      </div>
    </article>
  );
}
