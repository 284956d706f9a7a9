import type { LearningEventsReply } from '@tayyib/shared/contracts';
import { Link } from '@tayyib/shared/sdk/router';
import { Empty } from '@tayyib/shared/sdk/ui';
import { formatOwnMoment, nameOfZone, ownTimeZone } from '@tayyib/shared/values/format';
import { EventCard } from './EventCard';
import { EventRecordings } from './EventRecordings';
import { lessonAddress } from './lessonAddress';
import styles from './learn.module.css';

/** The events that are not over, in the time of the reader. */
export function ComingEvents({ coming }: Pick<LearningEventsReply, 'coming'>) {
  return (
    <section className={styles.section} aria-labelledby="learn-coming">
      <h2 id="learn-coming">Coming up</h2>
      {coming.length === 0 ? (
        <Empty drawing="calendar" description="No event is announced. The library below is open." />
      ) : (
        <>
          <p className={styles.facts}>Your time: {nameOfZone(ownTimeZone())}</p>
          {coming.map((event) => (
            <EventCard key={event.id} event={event} />
          ))}
        </>
      )}
    </section>
  );
}

/** What took place, with its recordings and the lesson about it. Nothing where nothing did. */
export function PastEvents({ past }: Pick<LearningEventsReply, 'past'>) {
  if (past.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="learn-past">
      <h2 id="learn-past">What was</h2>
      <ul className={styles.past}>
        {past.map(({ id, title, startsAt, speaker, lesson, recordings }) => (
          <li key={id} className={styles.was}>
            <strong dir="auto">{title}</strong>
            <span className={styles.facts}>
              <time dateTime={startsAt}>{formatOwnMoment(startsAt)}</time>
              <span>With {speaker}</span>
              {lesson && <Link to={lessonAddress(lesson.slug)}>Read the lesson</Link>}
            </span>
            <EventRecordings title={title} recordings={recordings} />
          </li>
        ))}
      </ul>
    </section>
  );
}
