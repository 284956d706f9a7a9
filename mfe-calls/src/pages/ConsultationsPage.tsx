import { Failure } from '@tayyib/shared/parts/page';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { useSearchParams } from '@tayyib/shared/sdk/router';
import { skipToken } from '@tayyib/shared/sdk/toolkit';
import { Empty, PageHeading, Skeleton } from '@tayyib/shared/sdk/ui';
import { useGetConsultationSlotsQuery, useGetConsultationsQuery } from '../api/consultationsApi';
import { BookingForm } from '../components/consultations/BookingForm';
import { ConsultationItem } from '../components/consultations/ConsultationItem';
import styles from '../components/consultations/Consultations.module.css';
import { OfferForm } from '../components/consultations/OfferForm';

/** Books consultations with an advisor, and lists them with their answers. */
export default function ConsultationsPage() {
  const { user } = useViewer();
  const [search] = useSearchParams();
  const { data, error, isLoading } = useGetConsultationsQuery();
  const isAdvisor = user?.roles.includes('advisor') ?? false;
  const slots = useGetConsultationSlotsQuery(isAdvisor ? skipToken : undefined);
  return (
    <div className={styles.page}>
      <PageHeading
        title="Consultations"
        lead="Half an hour with our Shariah advisor, face to face, and a written answer afterwards."
      />
      {isAdvisor ? <OfferForm /> : <BookingForm isin={search.get('isin')} />}
      {/* below a form whose height is known: otherwise it would move when the free times arrive */}
      {!slots.isLoading && (
        <>
          <h2>Your consultations</h2>
          {isLoading && (
            <div role="status" aria-label="Loading consultations">
              <Skeleton active paragraph={{ rows: 4 }} />
            </div>
          )}
          {error && <Failure error={error} />}
          {data?.consultations.length === 0 && <Empty drawing="calendar" description="None yet." />}
          <ul className={styles.list} aria-label="Your consultations">
            {data?.consultations.map((consultation) => (
              <ConsultationItem key={consultation.id} consultation={consultation} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
