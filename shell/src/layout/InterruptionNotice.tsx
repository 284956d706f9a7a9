import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { interruptionsRead, selectInterruptions } from '../loading/interruptionsSlice';
import styles from './ConnectionNotice.module.css';

/** Shown when a module was switched off in the middle of something, until the user has read it. */
export function InterruptionNotice() {
  const interruptions = useAppSelector(selectInterruptions);
  const dispatch = useAppDispatch();
  return (
    <div role="status">
      {interruptions.length > 0 && (
        <p className={styles.notice}>
          {interruptions.map(({ title, work }) => `${title} was switched off. ${work} has ended.`).join(' ')}{' '}
          <button type="button" className={styles.retry} onClick={() => dispatch(interruptionsRead())}>
            OK
          </button>
        </p>
      )}
    </div>
  );
}
