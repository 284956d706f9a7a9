import { inRupees } from '../../domain/zakat/ZakatLine';
import { outcomeLabels, type ZakatResult } from '../../domain/zakat/zakat';
import styles from './OutcomeBar.module.css';

/** Keeps the result visible on narrow screens, where the calculation is below the fields. */
export function OutcomeBar({ result: { outcome, duePaise } }: { result: ZakatResult }) {
  return (
    <a className={styles.bar} href="#zakat-sum">
      <span>{outcomeLabels[outcome]}</span>
      {outcome === 'due' && <strong>{inRupees(duePaise)}</strong>}
    </a>
  );
}
