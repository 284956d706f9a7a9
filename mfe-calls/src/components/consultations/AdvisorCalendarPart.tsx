import { Failure, useConfirm } from '@tayyib/shared/parts/page';
import type { OwnSlot } from '@tayyib/shared/contracts';
import { Button, Skeleton } from '@tayyib/shared/sdk/ui';
import { useGetAdvisorCalendarQuery, useWithdrawConsultationSlotMutation } from '../../api/consultationsApi';
import { formatOwnMoment } from '@tayyib/shared/values/format';
import { formatTime } from '../../domain/ownTime';
import styles from './AdvisorCalendar.module.css';
import { HoursForm } from './HoursForm';
import { OfferForm } from './OfferForm';
import { ProfileForm } from './ProfileForm';
import { WeekGrid } from './WeekGrid';

/** The calendar of an advisor: what is free and booked, the weekly hours, single times, and what users read about the advisor. */
export function AdvisorCalendarPart() {
  const { data, error } = useGetAdvisorCalendarQuery();
  const [withdraw, { error: refusal }] = useWithdrawConsultationSlotMutation();
  const confirm = useConfirm();
  if (error) return <Failure error={error} />;
  if (!data)
    return (
      <div role="status" aria-label="Loading your calendar" className={styles.loading}>
        <Skeleton active paragraph={{ rows: 6 }} />
      </div>
    );
  const ask = ({ id, startsAt }: OwnSlot) =>
    confirm({
      title: 'Withdraw this time?',
      content: `Nobody can book ${formatOwnMoment(startsAt)} then. Your weekly hours do not open it again.`,
      action: 'Withdraw it',
      onConfirm: () => withdraw(id),
    });
  return (
    <section className={styles.calendar} aria-labelledby="advisor-calendar">
      <h2 id="advisor-calendar">Your calendar</h2>
      {data.slots.length === 0 ? (
        <p>
          You offer no times now. Users can book as soon as you have weekly hours, or offer a single time.
        </p>
      ) : (
        <WeekGrid slots={data.slots} label="Times you offer">
          {(slot, timeZone) => (
            <div className={styles.slot} data-booked={slot.bookedBy !== null || undefined}>
              <span>{formatTime(slot.startsAt, timeZone)}</span>
              {slot.bookedBy === null ? (
                <Button
                  size="small"
                  type="text"
                  aria-label={`Withdraw ${formatOwnMoment(slot.startsAt, timeZone)}`}
                  onClick={() => ask(slot)}
                >
                  Withdraw
                </Button>
              ) : (
                <strong>{slot.bookedBy}</strong>
              )}
            </div>
          )}
        </WeekGrid>
      )}
      {refusal && <Failure error={refusal} />}
      <div className={styles.forms}>
        <HoursForm hours={data.hours} />
        <OfferForm />
        <ProfileForm profile={data.profile} />
      </div>
    </section>
  );
}
