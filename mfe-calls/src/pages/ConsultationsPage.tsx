import type { Consultation } from '@tayyib/shared/contracts';
import { Failure, useNow } from '@tayyib/shared/parts/page';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { useSearchParams } from '@tayyib/shared/sdk/router';
import { Empty, PageHeading, Skeleton } from '@tayyib/shared/sdk/ui';
import { useGetConsultationsQuery } from '../api/consultationsApi';
import { AdvisorCalendarPart } from '../components/consultations/AdvisorCalendarPart';
import { BookedConfirmation } from '../components/consultations/BookedConfirmation';
import { BookingForm } from '../components/consultations/BookingForm';
import { ConsultationItem, roomAt } from '../components/consultations/ConsultationItem';
import { ConsultationRoom } from '../components/consultations/ConsultationRoom';
import styles from '../components/consultations/Consultations.module.css';
import { bookedParameter, roomParameter } from '../components/consultations/roomPath';

const lead = 'Half an hour with our Shariah advisor, face to face, and a written answer afterwards.';
const refreshMs = 60_000;

/** Books consultations with an advisor, lists them with their answers, and is the room of one. */
export default function ConsultationsPage() {
  const { user } = useViewer();
  const [search, setSearch] = useSearchParams();
  const { data, error, isLoading } = useGetConsultationsQuery();
  const now = useNow(refreshMs);
  const isAdvisor = user?.roles.includes('advisor') ?? false;
  const named = (parameter: string) => data?.consultations.find(({ id }) => id === search.get(parameter));
  const room = named(roomParameter);
  const booked = named(bookedParameter);
  const backToList = () => setSearch({}, { replace: true });

  if (isLoading)
    return (
      <div className={styles.page}>
        <PageHeading title="Consultations" lead={lead} />
        <div role="status" aria-label="Loading consultations" className={styles.loading}>
          <Skeleton active paragraph={{ rows: 6 }} />
        </div>
      </div>
    );
  if (room && room.status !== 'cancelled')
    return (
      <div className={styles.wide}>
        <ConsultationRoom key={room.id} consultation={room} onLeave={backToList} />
      </div>
    );
  if (booked)
    return (
      <div className={styles.page}>
        <PageHeading title="Consultations" />
        <BookedConfirmation consultation={booked} onDone={backToList} />
      </div>
    );
  const isToCome = ({ status, startsAt }: Consultation) =>
    status === 'booked' && roomAt(Date.parse(startsAt), now) !== 'over';
  const toCome = data?.consultations.filter(isToCome) ?? [];
  const past = data?.consultations.filter((one) => !isToCome(one)) ?? [];
  return (
    <div className={styles.page}>
      <PageHeading title="Consultations" lead={lead} />
      {error && <Failure error={error} />}
      <ConsultationList title="Coming up" consultations={toCome} />
      {isAdvisor ? (
        <AdvisorCalendarPart />
      ) : (
        <>
          <h2>{toCome.length > 0 ? 'Book another' : 'Book a consultation'}</h2>
          <BookingForm isin={search.get('isin')} />
        </>
      )}
      {data?.consultations.length === 0 && (
        <>
          <h2>Your consultations</h2>
          <Empty drawing="calendar" description="None yet." />
        </>
      )}
      <ConsultationList title="Before" consultations={past} />
    </div>
  );
}

/** Nothing where there are none. */
function ConsultationList({
  title,
  consultations,
}: {
  title: string;
  consultations: readonly Consultation[];
}) {
  if (consultations.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul className={styles.list} aria-label={title}>
        {consultations.map((consultation) => (
          <ConsultationItem key={consultation.id} consultation={consultation} />
        ))}
      </ul>
    </>
  );
}
