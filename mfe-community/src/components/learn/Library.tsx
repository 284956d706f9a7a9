import type { Course, LessonSummary, LibraryReply } from '@tayyib/shared/contracts';
import { learningAudienceTitles } from '@tayyib/shared/learning';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { Link } from '@tayyib/shared/sdk/router';
import { Empty, Icon } from '@tayyib/shared/sdk/ui';
import { formatCountOf } from '@tayyib/shared/values/format';
import { lessonAddress } from './lessonAddress';
import styles from './learn.module.css';

/** The courses with their lessons, what the reader has read of them, and where they go on. */
export function Library({ library: { courses, next } }: { library: LibraryReply }) {
  return (
    <section className={styles.section} aria-labelledby="learn-library">
      <h2 id="learn-library">Library</h2>
      {next && (
        <p className={styles.next}>
          <span>
            Go on where you were: {next.course}, <strong>{next.title}</strong>
          </span>
          <Link to={lessonAddress(next.slug)}>Continue</Link>
        </p>
      )}
      {courses.length === 0 && <Empty description="No lesson is published yet." />}
      <div className={styles.courses}>
        {courses.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </div>
    </section>
  );
}

function CourseCard({ course: { id, title, summary, lessons } }: { course: Course }) {
  const read = lessons.filter(({ isRead }) => isRead).length;
  return (
    <article className={styles.course} aria-labelledby={`course-${id}`}>
      <h3 id={`course-${id}`} dir="auto">
        {title}
      </h3>
      <p>{summary}</p>
      <p className={styles.facts}>
        {read} of {formatCountOf(lessons.length, 'lesson')} read
      </p>
      <ol className={styles.lessons}>
        {lessons.map((lesson) => (
          <LessonLine key={lesson.slug} lesson={lesson} />
        ))}
      </ol>
    </article>
  );
}

function LessonLine({ lesson: { slug, title, minutes, audience, isRead } }: { lesson: LessonSummary }) {
  const isLocked = useViewer().refusal(audience) !== null;
  return (
    <li data-read={isRead}>
      <Link to={lessonAddress(slug)}>{title}</Link>
      <span className={styles.facts}>
        {formatCountOf(minutes, 'minute')}
        {isRead && (
          <span className={styles.mark}>
            <Icon name="check" /> Read
          </span>
        )}
        {isLocked && (
          <span className={styles.mark}>
            <Icon name="lock" /> {learningAudienceTitles[audience]}
          </span>
        )}
      </span>
    </li>
  );
}
