import { Failure } from '@tayyib/shared/parts/page';
import { Button } from '@tayyib/shared/sdk/ui';
import { useWishForConsultationMutation } from '../../api/consultationsApi';
import styles from './Consultations.module.css';

/** Instead of the booking form while no slot is open: offers to tell the viewer, once, when one opens. */
export function NoSlots({ isWaiting }: { isWaiting: boolean }) {
  const [wish, { error, isLoading }] = useWishForConsultationMutation();
  return (
    <div className={styles.form}>
      <p role="status" className={styles.none}>
        {isWaiting
          ? 'No slots are open. We will tell you once, when one opens.'
          : 'No slots are open. New ones appear here.'}
      </p>
      <Button loading={isLoading} onClick={() => void wish(!isWaiting)}>
        {isWaiting ? 'Do not tell me' : 'Tell me when one opens'}
      </Button>
      {error && <Failure error={error} />}
    </div>
  );
}
