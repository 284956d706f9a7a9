import { formatPaise } from '@tayyib/shared/format';
import { toRupees } from '../domain/paise';
import { outcomeWords } from '../domain/outcomeWords';
import type { ZakatResult } from '../domain/zakat';
import styles from './ZakatBreakdown.module.css';

/** The answer, told anew whenever it changes. */
export function ZakatOutcome({ result: { outcome, duePaise } }: { result: ZakatResult }) {
  return (
    <div role="status" className={`${styles.outcome} ${outcome === 'due' ? styles.due : ''}`}>
      <p>{outcomeWords[outcome]}</p>
      {outcome === 'due' && <strong>{formatPaise(toRupees(duePaise))}</strong>}
    </div>
  );
}
