import { Answered } from '@tayyib/shared/parts/page';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { Link, useSearchParams } from '@tayyib/shared/sdk/router';
import { PageHeading } from '@tayyib/shared/sdk/ui';
import { useGetCommunityEventsQuery, useGetCommunityLibraryQuery } from '../api/learningApi';
import { ComingEvents, PastEvents } from '../components/learn/Events';
import { lessonParameter } from '../components/learn/lessonAddress';
import { LessonView } from '../components/learn/LessonView';
import { Library } from '../components/learn/Library';
import styles from '../components/learn/learn.module.css';

/** Others take seats and give them back while the page is open. */
const seatsRefreshMs = 30_000;

/** Events that are coming and that were, and the library; at `?lesson=` one lesson. */
export default function LearnPage() {
  const [search] = useSearchParams();
  const slug = search.get(lessonParameter);
  return slug === null ? <Overview /> : <LessonView key={slug} slug={slug} />;
}

function Overview() {
  const events = useGetCommunityEventsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: seatsRefreshMs,
  });
  const library = useGetCommunityLibraryQuery(undefined, { refetchOnMountOrArgChange: true });
  const isTeacher = useViewer().refusal('teacher') === null;
  return (
    <div className={styles.page}>
      <PageHeading
        title="Learn"
        lead="Webinars and study circles with a seat for you, and lessons to read in your own time."
        actions={isTeacher && <Link to="/staff/learning">Announce and write</Link>}
      />
      <Answered query={events} lines={6}>
        {({ coming }) => <ComingEvents coming={coming} />}
      </Answered>
      <Answered query={library} lines={8}>
        {(read) => <Library library={read} />}
      </Answered>
      {events.currentData && <PastEvents past={events.currentData.past} />}
      {events.currentData?.isDemo === true && (
        <p className={styles.demo}>The events on this page are demo content: nobody meets at them.</p>
      )}
    </div>
  );
}
