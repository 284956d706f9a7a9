import { inRupees } from '@tayyib/shared/values/amounts';
import type { ZakatResult } from '../../domain/zakat/zakat';
import styles from './OutcomeBar.module.css';

/** Keeps the sum, the nisab and the result visible on narrow screens, where the calculation is below the fields. */
export function OutcomeBar({ result }: { result: ZakatResult }) {
  const { outcome, summary, duePaise, netPaise, nisab } = result;
  return (
    <a className={styles.bar} href="#zakat-sum">
      <span>{summary}</span>
      {outcome === 'due' && <strong>{inRupees(duePaise)}</strong>}
      <small>
        Counted {inRupees(netPaise)}, nisab {nisab.paise === null ? 'not known' : inRupees(nisab.paise)}
      </small>
    </a>
  );
}
