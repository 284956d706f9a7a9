import styles from './LoadingPage.module.css';

/** The placeholder of a page that is loading. */
export function LoadingPage() {
  return (
    <div className={styles.page} role="status">
      <p className={styles.text}>Loading, please wait...</p>
      <div className={styles.heading} />
      <div className={styles.line} />
      <div className={styles.block} />
      <div className={styles.line} />
    </div>
  );
}
