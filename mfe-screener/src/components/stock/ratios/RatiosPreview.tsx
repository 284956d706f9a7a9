import styles from './RatiosPreview.module.css';

/** How much of a track is filled: shapes, of no stock. */
const widths = ['72%', '38%', '56%', '24%'] as const;

/** The outline of ratios against their limits, for behind a lock. There is no figure in it. */
export function RatiosPreview() {
  return (
    <div className={styles.ratios}>
      {widths.map((width) => (
        <div key={width} className={styles.ratio}>
          <span className={styles.label} />
          <span className={styles.value} />
          <span className={styles.track}>
            <span style={{ width }} />
          </span>
          <span className={styles.words} />
        </div>
      ))}
    </div>
  );
}
