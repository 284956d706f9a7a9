import type { MethodTotal } from '../../domain/purification/purify';
import styles from '../zakat/OutcomeBar.module.css';
import { totalInWords } from './amountInWords';

/** Keeps the total visible on narrow screens, where it is below the holdings. */
export function PurificationBar({ total }: { total: MethodTotal }) {
  return (
    <a className={styles.bar} href="#purification-sum">
      <span>To purify{total.open.length > 0 && `, besides ${total.open.length} not known`}</span>
      <strong>{totalInWords(total)}</strong>
    </a>
  );
}
