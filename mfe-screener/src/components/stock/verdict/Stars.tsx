import { starsFormula } from '@tayyib/shared/shariah';
import styles from './Stars.module.css';

const highest = 5;

/** How far inside its limits a stock stands, and how that is counted. */
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
