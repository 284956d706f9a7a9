import { formatPaise } from '@tayyib/shared/format';
import { toRupees } from '../domain/paise';
import { outcomeWords } from '../domain/outcomeWords';
import type { ZakatResult } from '../domain/zakat';
import styles from './OutcomeBar.module.css';

/** On a narrow screen the sum stands below the fields, so its answer stays in sight here. */
export function OutcomeBar({ result: { outcome, duePaise } }: { result: ZakatResult }) {
  return (
    <a className={styles.bar} href="#zakat-sum">
      <span>{outcomeWords[outcome]}</span>
      {outcome === 'due' && <strong>{formatPaise(toRupees(duePaise))}</strong>}
    </a>
  );
}
