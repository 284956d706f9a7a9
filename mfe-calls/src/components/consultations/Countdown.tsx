import { useNow } from '@tayyib/shared/parts/page';
import { formatTimeUntil } from '../../domain/ownTime';
import styles from './Consultations.module.css';

/** How long it is until a consultation begins. */
export function Countdown({ startsAt }: { startsAt: string }) {
  const until = formatTimeUntil(Date.parse(startsAt), useNow(1000));
  return (
    <p className={styles.countdown} role="timer">
      {until === null ? 'It has begun.' : `Begins in ${until}`}
    </p>
  );
}
