import { inRupees } from '../../domain/zakat/ZakatLine';
import type { ZakatResult } from '../../domain/zakat/zakat';
import styles from './OutcomeBar.module.css';

/** Keeps the result visible on narrow screens, where the calculation is below the fields. */
export function OutcomeBar({ result: { outcome, said, duePaise } }: { result: ZakatResult }) {
  return (
    <a className={styles.bar} href="#zakat-sum">
      <span>{said}</span>
      {outcome === 'due' && <strong>{inRupees(duePaise)}</strong>}
    </a>
  );
}
