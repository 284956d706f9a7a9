import { formatPercent, formatRupees } from '@tayyib/shared/format';
import styles from './Figure.module.css';

/** A ratio or a sum; one that is not known is a dash to the eye and words to the ear. */
export function Figure(props: { ratio: number | null } | { rupees: number | null }) {
  const value = 'ratio' in props ? props.ratio : props.rupees;
  if (value === null) {
    return (
      <span className={styles.unknown}>
        <span aria-hidden="true">–</span>
        <span className={styles.hidden}>Not known</span>
      </span>
    );
  }
  return <>{'ratio' in props ? formatPercent(value) : formatRupees(value)}</>;
}
