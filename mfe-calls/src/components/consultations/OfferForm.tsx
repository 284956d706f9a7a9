import { useState, type FormEvent } from 'react';
import { Failure } from '@tayyib/shared/parts/page';
import { Alert, Button } from '@tayyib/shared/sdk/ui';
import { useOfferConsultationSlotMutation } from '../../api/consultationsApi';
import styles from './Consultations.module.css';

/** Offers half an hour of an advisor. Times are typed and shown as they are in India. */
export function OfferForm() {
  const [offer, { error, isLoading, isSuccess }] = useOfferConsultationSlotMutation();
  const [at, setAt] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void offer(new Date(`${at}:00+05:30`).toISOString());
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-label="Offer a time">
      <label htmlFor="consultation-offer">Offer half an hour from (India)</label>
      <input
        id="consultation-offer"
        type="datetime-local"
        value={at}
        onChange={({ target }) => setAt(target.value)}
      />
      {error && <Failure error={error} />}
      {isSuccess && <Alert role="status" type="success" showIcon title="Offered." />}
      <Button type="primary" htmlType="submit" loading={isLoading} disabled={at === ''}>
        Offer
      </Button>
    </form>
  );
}
