import { communityTopicTitles } from '@tayyib/shared/community-topics';
import type { PostMarks, ThreadSummary } from '@tayyib/shared/contracts';
import { formatCountOf } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { formatAgo } from '../domain/formatAgo';
import { Ago, AuthorLine, Face } from './AuthorLine';
import styles from './ThreadCard.module.css';

interface Props {
  thread: ThreadSummary;
  /** Absent for a thread that came while the list was open. */
  marks?: PostMarks | undefined;
  isOwn?: boolean;
  /** Below a section of a page with a heading of its own; right below the title of the page if undefined. */
  isInSection?: boolean;
  /** In milliseconds. */
  now: number;
}

/** A thread in a list. */
export function ThreadCard({ thread, marks, isOwn = false, isInSection = false, now }: Props) {
  const { id, title, topic, author, excerpt, replies, likes, lastAt, createdAt } = thread;
  const unread = marks?.unread ?? 0;
  const Heading = isInSection ? 'h3' : 'h2';
  return (
    <article className={styles.card} aria-labelledby={`thread-${id}`}>
      <Face name={author.name} />
      <div className={styles.main}>
        <Heading id={`thread-${id}`} className={styles.title} dir="auto">
          <Link to={`/community?post=${id}`}>{title}</Link>
        </Heading>
        <p className={styles.excerpt} dir="auto">
          {excerpt}
        </p>
        <div className={styles.foot}>
          <span className={styles.topic}>{communityTopicTitles[topic]}</span>
          <ThreadState thread={thread} />
          <AuthorLine author={author} isOwn={isOwn} />
          <span>
            <Ago at={createdAt} ago={formatAgo(createdAt, now)} />
            {replies > 0 && (
              <>
                , last reply <Ago at={lastAt} ago={formatAgo(lastAt, now)} />
              </>
            )}
          </span>
        </div>
      </div>
      <div className={styles.counts}>
        {unread > 0 && <strong className={styles.unread}>{unread} new</strong>}
        <span>{formatCountOf(replies, 'reply', 'replies')}</span>
        <span>{formatCountOf(likes, 'like')}</span>
      </div>
    </article>
  );
}

/** Whether a question has an answer; nothing for other threads. */
export function ThreadState({ thread: { isQuestion, accepted } }: { thread: ThreadSummary }) {
  if (!isQuestion) return null;
  const isAnswered = accepted !== null;
  return (
    <span className={styles.state} data-answered={isAnswered}>
      {isAnswered ? 'Answered' : 'Question'}
    </span>
  );
}
