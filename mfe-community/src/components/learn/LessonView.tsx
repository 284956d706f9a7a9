import { useEffect, useRef } from 'react';
import type { Lesson } from '@tayyib/shared/contracts';
import { ArticleBlocks } from '@tayyib/shared/parts/article';
import { Answered, Failure } from '@tayyib/shared/parts/page';
import { PlansLink } from '@tayyib/shared/parts/premium';
import { isProblem, toMessage } from '@tayyib/shared/sdk/errors';
import { usePageName } from '@tayyib/shared/sdk/modules';
import { Link } from '@tayyib/shared/sdk/router';
import { Button, Empty } from '@tayyib/shared/sdk/ui';
import { formatCountOf } from '@tayyib/shared/values/format';
import {
  useGetCommunityLessonQuery,
  useMarkCommunityLessonMutation,
  useOpenCommunityLessonMutation,
} from '../../api/learningApi';
import { EventRecordings } from './EventRecordings';
import { lessonAddress } from './lessonAddress';
import styles from './learn.module.css';

/** One lesson. That it was opened is stored, so that the library goes on here. */
export function LessonView({ slug }: { slug: string }) {
  const query = useGetCommunityLessonQuery(slug);
  const { error, isFetching } = query;
  const code = isProblem(error) && !isFetching ? error.code : undefined;
  return (
    <div className={styles.reading}>
      <Link to="/learn">All events and lessons</Link>
      {code === 'upgrade-needed' ? (
        <Empty description={toMessage(error)}>
          <PlansLink>See the plans</PlansLink>
        </Empty>
      ) : code === 'no-such-lesson' ? (
        <Empty description="There is no such lesson. It may have been taken back." />
      ) : (
        <Answered query={query} lines={12}>
          {(lesson) => <LessonText lesson={lesson} />}
        </Answered>
      )}
    </div>
  );
}

function LessonText({ lesson }: { lesson: Lesson }) {
  const { slug, title, course, minutes, blocks, recordings, isRead, before, after } = lesson;
  const [open] = useOpenCommunityLessonMutation();
  const [mark, { error, isLoading }] = useMarkCommunityLessonMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  usePageName(title);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    void open(slug);
  }, [slug, open]);
  return (
    <article aria-labelledby="lesson-title">
      <header className={styles.lessonHead}>
        <p className={styles.facts}>
          <span>{course}</span>
          <span>{formatCountOf(minutes, 'minute')}</span>
        </p>
        <h1 id="lesson-title" ref={heading} tabIndex={-1} dir="auto">
          {title}
        </h1>
      </header>
      <EventRecordings title={title} recordings={recordings} />
      <ArticleBlocks blocks={blocks} />
      <div className={styles.actions}>
        <Button
          type={isRead ? 'default' : 'primary'}
          loading={isLoading}
          onClick={() => void mark({ slug, isRead: !isRead })}
        >
          {isRead ? 'Mark as unread' : 'I have read it'}
        </Button>
        <span role="status" className={styles.facts}>
          {isRead && 'You have read this lesson.'}
        </span>
      </div>
      {error && <Failure lead="It was not saved." error={error} />}
      {(before ?? after) && (
        <nav className={styles.neighbours} aria-label="Lessons of this course">
          {before && <Link to={lessonAddress(before.slug)}>Before: {before.title}</Link>}
          {after && <Link to={lessonAddress(after.slug)}>Next: {after.title}</Link>}
        </nav>
      )}
    </article>
  );
}
