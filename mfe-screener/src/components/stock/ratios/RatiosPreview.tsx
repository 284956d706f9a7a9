import styles from './RatiosPreview.module.css';

/** Made-up widths of the bars, of no stock. */
const widths = ['72%', '38%', '56%', '24%'] as const;

/** A placeholder for the ratios behind the lock, without any figure. */
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
