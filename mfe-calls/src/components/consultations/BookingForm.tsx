import { useState, type FormEvent } from 'react';
import { consultationQuestionMaxLength } from '@tayyib/shared/limits';
import { Failure } from '@tayyib/shared/parts/page';
import { useSearchParams } from '@tayyib/shared/sdk/router';
import { skipToken } from '@tayyib/shared/sdk/toolkit';
import { Button, Skeleton } from '@tayyib/shared/sdk/ui';
import {
  useBookConsultationMutation,
  useGetConsultationSlotsQuery,
  useGetStockSheetQuery,
} from '../../api/consultationsApi';
import { formatOwnMoment } from '@tayyib/shared/values/format';
import { AdvisorCards } from './AdvisorCards';
import styles from './Consultations.module.css';
import { NoSlots } from './NoSlots';
import { bookedParameter } from './roomPath';
import { SlotPicker } from './SlotPicker';

/** Books one of the times that advisors offer, with a question about a stock or in general, and goes on to the confirmation. */
export function BookingForm({ isin }: { isin: string | null }) {
  const { data, error: unavailable } = useGetConsultationSlotsQuery();
  const { data: stock } = useGetStockSheetQuery(isin ?? skipToken);
  const [book, { error, isLoading }] = useBookConsultationMutation();
  const [, setSearch] = useSearchParams();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [question, setQuestion] = useState('');
  if (unavailable) return <Failure error={unavailable} />;
  if (!data)
    return (
      <div role="status" aria-label="Loading free times" className={styles.loading}>
        <Skeleton active paragraph={{ rows: 6 }} />
      </div>
    );
  if (data.slots.length === 0)
    return (
      <>
        <AdvisorCards advisors={data.advisors} />
        <NoSlots isWaiting={data.isWaiting} />
      </>
    );
  // another user may have booked it meanwhile
  const chosen = data.slots.find(({ id }) => id === chosenId);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return;
    const { data: booked } = await book({ slotId: chosen.id, isin, question });
    if (booked) setSearch({ [bookedParameter]: booked.id });
  };
  return (
    <form
      className={styles.booking}
      onSubmit={(event) => void submit(event)}
      aria-label="Book a consultation"
    >
      <AdvisorCards advisors={data.advisors} />
      <SlotPicker slots={data.slots} slotId={chosen?.id ?? null} onChoose={setChosenId} />
      <div className={styles.form}>
        <label htmlFor="consultation-question">
          Your question{isin === null ? '' : ` about ${stock?.stock ?? isin}`}
        </label>
        <textarea
          id="consultation-question"
          rows={4}
          maxLength={consultationQuestionMaxLength}
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
        />
        {error && <Failure error={error} />}
        <p className={styles.note} role="status">
          {chosen
            ? `${formatOwnMoment(chosen.startsAt)}, ${chosen.minutes} minutes with ${chosen.advisor}`
            : 'Choose a time above.'}
        </p>
        <Button
          type="primary"
          htmlType="submit"
          loading={isLoading}
          disabled={!chosen || question.trim() === ''}
        >
          Book
        </Button>
      </div>
    </form>
  );
}
