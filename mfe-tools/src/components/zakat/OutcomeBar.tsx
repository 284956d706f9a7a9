import { useRootAttribute } from '@tayyib/shared/theme';
import { inRupees } from '../../domain/paise';
import type { ZakatResult } from '../../domain/zakat/zakat';
import type { Steps } from '../../state/useHistory';
import { UndoButtons } from '../UndoButtons';
import styles from './OutcomeBar.module.css';

interface Props {
  result: ZakatResult;
  steps: Steps;
}

/** Undoes changes, and keeps the result visible on narrow screens, where the calculation is below the fields. */
export function OutcomeBar({ result: { outcome, said, duePaise }, steps }: Props) {
  useRootAttribute('data-outcome-bar', '');
  return (
    <div className={styles.bar}>
      <a className={styles.result} href="#zakat-sum">
        <span>{said}</span>
        {outcome === 'due' && <strong>{inRupees(duePaise)}</strong>}
      </a>
      <UndoButtons steps={steps} />
    </div>
  );
}
