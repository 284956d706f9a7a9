import type { Consultation } from '@tayyib/shared/contracts';
import { Failure } from '@tayyib/shared/parts/page';
import { Button } from '@tayyib/shared/sdk/ui';
import { useRateConsultationMutation } from '../../api/consultationsApi';
import styles from './Consultations.module.css';

/** Rates a consultation; the average of several is with the advisor's name. */
export function Rating({ consultation: { id, rating } }: { consultation: Consultation }) {
  const [rate, { error }] = useRateConsultationMutation();
  return (
    <div role="group" className={styles.actions} aria-label="Rate this consultation">
      <span className={styles.note}>
        {rating === null ? 'How helpful was it?' : 'Thank you for rating it:'}
      </span>
      {[1, 2, 3, 4, 5].map((stars) => (
        <Button
          key={stars}
          size="small"
          type={rating !== null && stars <= rating ? 'primary' : 'default'}
          aria-pressed={stars === rating}
          aria-label={`${stars} of 5`}
          onClick={() => void rate({ id, rating: stars })}
        >
          ★
        </Button>
      ))}
      {error && <Failure error={error} />}
    </div>
  );
}
