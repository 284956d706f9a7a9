import {
  gridPx,
  radii,
  radiusVariable,
  rowHeights,
  spaceSteps,
  spaceVariable,
} from '@tayyib/shared/sdk/theme';
import styles from './design.module.css';

const shadows = [1, 2, 3];

/** Everything with a length. */
export const ScaleSection = () => (
  <>
    <h3>Space, a grid of {gridPx} px</h3>
    <ul className={styles.grid}>
      {spaceSteps.map((steps) => (
        <li key={steps}>
          <p className={styles.note}>
            {spaceVariable(steps)}, {steps * gridPx} px
          </p>
          <div className={styles.bar} style={{ width: `var(${spaceVariable(steps)})` }} />
        </li>
      ))}
    </ul>
    <h3>Radii</h3>
    <div className={styles.row}>
      {Object.entries(radii).map(([name, px]) => (
        <figure key={name} className={styles.sample}>
          <div className={styles.box} style={{ borderRadius: `var(${radiusVariable(name)})` }} />
          <figcaption className={styles.note}>
            {radiusVariable(name)}, {px} px
          </figcaption>
        </figure>
      ))}
    </div>
    <h3>Shadows</h3>
    <div className={styles.row}>
      {shadows.map((level) => (
        <figure key={level} className={styles.sample}>
          <div
            className={styles.box}
            style={{ boxShadow: `var(--shadow-${level})`, borderRadius: 'var(--radius)' }}
          />
          <figcaption className={styles.note}>--shadow-{level}</figcaption>
        </figure>
      ))}
    </div>
    <p className={styles.note}>
      Rows of tables: --row, {rowHeights.standard} px, and --row-compact, {rowHeights.compact} px.
    </p>
  </>
);
