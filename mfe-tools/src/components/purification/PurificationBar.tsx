import type { MethodTotal } from '../../domain/purification/purify';
import styles from '../zakat/OutcomeBar.module.css';
import { totalInWords } from './amountInWords';

/** Keeps the total visible on narrow screens, where it is below the holdings. */
export function PurificationBar({ total }: { total: MethodTotal }) {
  const unknown = total.open.filter(({ estimate }) => estimate === null).length + total.incomplete;
  return (
    <a className={styles.bar} href="#purification-sum">
      <span>To purify{unknown > 0 && `, besides ${unknown} not known`}</span>
      <strong>{totalInWords(total)}</strong>
    </a>
  );
}
