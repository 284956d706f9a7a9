import styles from './LoadingPage.module.css';

/** Holds a page's place while it is on its way. */
export function LoadingPage() {
  return (
    <div className={styles.page} role="status">
      <p className={styles.words}>Loading, please wait...</p>
      <div className={styles.heading} />
      <div className={styles.line} />
      <div className={styles.block} />
      <div className={styles.line} />
    </div>
  );
}
