import { starsFormula } from '@tayyib/shared/shariah';
import styles from './Stars.module.css';

const highest = 5;

/** The stars of a stock for its distance from the limits, and how they are computed. */
export function Stars({ stars }: { stars: number }) {
  return (
    <details className={styles.stars}>
      <summary>
        <span className={styles.row} aria-hidden="true">
          {'★'.repeat(stars)}
          <span>{'★'.repeat(highest - stars)}</span>
        </span>
        {stars} of {highest} stars
      </summary>
      <p>{starsFormula}</p>
    </details>
  );
}
