import { Link, useSearchParams } from '@tayyib/shared/sdk/router';
import { PageHeading } from '@tayyib/shared/sdk/ui';
import { useGetDeskEventsQuery, useGetDeskLibraryQuery } from '../api/learningDeskApi';
import { QueryState } from '../components/common/QueryState';
import styles from '../components/common/staff.module.css';
import { CourseForm } from '../components/learning/CourseForm';
import { EventForm } from '../components/learning/EventForm';
import { EventsTable } from '../components/learning/EventsTable';
import { eventAddress, eventsAddress, libraryAddress, newOne } from '../components/learning/learningAddress';
import { LessonForm } from '../components/learning/LessonForm';
import { LibraryTable } from '../components/learning/LibraryTable';

/** The desk for learning: events at first, the library at `?tab=library`, and the form of what the address names. */
export default function StaffLearningPage() {
  const [search] = useSearchParams();
  const isLibrary = search.get('tab') === 'library';
  return (
    <div className={styles.stack}>
      <PageHeading
        title="Teaching"
        lead="Events with seats, and the library. Every change is in the audit log."
        actions={<Link to="/learn">What readers see</Link>}
      />
      <nav className={styles.tabs} aria-label="Parts of the desk">
        <Link to={eventsAddress} aria-current={isLibrary ? undefined : 'page'}>
          Events
        </Link>
        <Link to={libraryAddress} aria-current={isLibrary ? 'page' : undefined}>
          Library
        </Link>
      </nav>
      {isLibrary ? (
        <LibraryDesk course={search.get('course')} lesson={search.get('lesson')} />
      ) : (
        <EventDesk event={search.get('event')} />
      )}
    </div>
  );
}

function EventDesk({ event: shown }: { event: string | null }) {
  const query = useGetDeskEventsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QueryState query={query} what="events">
      {({ events }) => {
        const event = events.find(({ id }) => id === shown);
        // after a change the form begins with what is stored
        if (event) return <EventForm key={`${event.id} ${event.isCancelled}`} event={event} />;
        if (shown === newOne) return <EventForm key={newOne} event={null} />;
        return (
          <>
            <p>
              <Link to={eventAddress(newOne)}>Announce an event</Link>
            </p>
            <EventsTable events={events} />
          </>
        );
      }}
    </QueryState>
  );
}

function LibraryDesk({
  course: shownCourse,
  lesson: shownLesson,
}: Record<'course' | 'lesson', string | null>) {
  const query = useGetDeskLibraryQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: announced } = useGetDeskEventsQuery();
  return (
    <QueryState query={query} what="the library">
      {({ courses }) => {
        const course = courses.find(({ id }) => id === shownCourse);
        const lesson = courses.flatMap(({ lessons }) => lessons).find(({ id }) => id === shownLesson);
        if (course || shownCourse === newOne)
          return <CourseForm key={shownCourse} course={course ?? null} nextPosition={courses.length + 1} />;
        if (lesson || (shownLesson === newOne && courses.length > 0))
          return (
            <LessonForm
              key={shownLesson}
              lesson={lesson ?? null}
              courses={courses}
              events={announced?.events ?? []}
            />
          );
        return <LibraryTable courses={courses} />;
      }}
    </QueryState>
  );
}
