import { useState, type FormEvent } from 'react';
import { formatMoment } from '@tayyib/shared/values/format';
import { consultationQuestionMaxLength } from '@tayyib/shared/limits';
import { Failure } from '@tayyib/shared/parts/page';
import { Alert, Button, Skeleton } from '@tayyib/shared/sdk/ui';
import { skipToken } from '@tayyib/shared/sdk/toolkit';
import {
  useBookConsultationMutation,
  useGetConsultationSlotsQuery,
  useGetStockSheetQuery,
} from '../../api/consultationsApi';
import styles from './Consultations.module.css';
import { NoSlots } from './NoSlots';

/** Books one of the times that advisors offer, with a question about a stock or in general. */
export function BookingForm({ isin }: { isin: string | null }) {
  const { data, error: unavailable } = useGetConsultationSlotsQuery();
  const { data: stock } = useGetStockSheetQuery(isin ?? skipToken);
  const [book, { error, isLoading, isSuccess }] = useBookConsultationMutation();
  const [slotId, setSlotId] = useState('');
  const [question, setQuestion] = useState('');
  if (unavailable) return <Failure error={unavailable} />;
  if (!data)
    return (
      <div role="status" aria-label="Loading free times" className={styles.loading}>
        <Skeleton active paragraph={{ rows: 3 }} />
      </div>
    );
  const booked = isSuccess && (
    <Alert role="status" type="success" showIcon title="Booked. It is listed below." />
  );
  // shown also when the user has just booked the last free time
  if (data.slots.length === 0)
    return (
      <>
        {booked}
        <NoSlots isWaiting={data.isWaiting} />
      </>
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error: refusal } = await book({ slotId: slotId || (data.slots[0]?.id ?? ''), isin, question });
    if (!refusal) setQuestion('');
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} aria-label="Book a consultation">
      <label htmlFor="consultation-slot">Time (India)</label>
      <select id="consultation-slot" value={slotId} onChange={({ target }) => setSlotId(target.value)}>
        {data.slots.map(({ id, startsAt, minutes, advisor }) => (
          <option key={id} value={id}>
            {formatMoment(startsAt)}, {minutes} minutes with {advisor}
          </option>
        ))}
      </select>
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
      {booked}
      <Button type="primary" htmlType="submit" loading={isLoading} disabled={question.trim() === ''}>
        Book
      </Button>
    </form>
  );
}
