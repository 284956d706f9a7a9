import { useRootAttribute } from '@tayyib/shared/sdk/theme';
import { inRupees } from '@tayyib/shared/values/amounts';
import type { ZakatResult } from '../../domain/zakat/zakat';
import styles from './OutcomeBar.module.css';

/** Keeps the result visible on narrow screens, where the calculation is below the fields. */
export function OutcomeBar({ result: { outcome, summary, duePaise } }: { result: ZakatResult }) {
  useRootAttribute('data-outcome-bar', '');
  return (
    <a className={styles.bar} href="#zakat-sum">
      <span>{summary}</span>
      {outcome === 'due' && <strong>{inRupees(duePaise)}</strong>}
    </a>
  );
}
