import type { MethodTotal } from '../../domain/purification/purify';
import type { Steps } from '../../state/useHistory';
import { UndoButtons } from '../UndoButtons';
import styles from '../zakat/OutcomeBar.module.css';
import { totalInWords } from './amountInWords';

interface Props {
  /** Null while there is no holding. */
  total: MethodTotal | null;
  steps: Steps;
}

/** Undoes changes, and keeps the total visible on narrow screens, where it is below the holdings. */
export function PurificationBar({ total, steps }: Props) {
  const unknown = total?.open.filter(({ estimate }) => estimate === null).length ?? 0;
  return (
    <div className={styles.bar}>
      {total && (
        <a className={styles.result} href="#purification-sum">
          <span>To purify{unknown > 0 && `, besides ${unknown} not known`}</span>
          <strong>{totalInWords(total)}</strong>
        </a>
      )}
      <UndoButtons steps={steps} />
    </div>
  );
}
