import { formatRupees, numberInColumn, percentInColumn } from '@tayyib/shared/values/format';
import styles from './figures.module.css';

/**
 * A ratio, an amount of money or a plain number; ratios and numbers always with two decimals. A missing one is a dash,
 * which screen readers announce as "Not known".
 */
export function Figure(
  props: { ratio: number | null } | { rupees: number | null } | { number: number | null },
) {
  if ('ratio' in props) return props.ratio === null ? <Missing /> : `${percentInColumn(props.ratio).digits}%`;
  if ('rupees' in props) return props.rupees === null ? <Missing /> : formatRupees(props.rupees);
  return props.number === null ? <Missing /> : numberInColumn(props.number).digits;
}

const Missing = () => (
  <span className={styles.unknown}>
    <span aria-hidden="true">–</span>
    <span className={styles.hidden}>Not known</span>
  </span>
);
