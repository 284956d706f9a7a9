import styles from './PartPreview.module.css';

/** A placeholder behind the lock: the same blurred bars for every stock. */
export function PartPreview() {
  return (
    <div className={styles.preview}>
      {[40, 62, 51, 70, 84, 66, 92, 78].map((height) => (
        <span key={height} style={{ height: `${height}%` }} />
      ))}
    </div>
  );
}
