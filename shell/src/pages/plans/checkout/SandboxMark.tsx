import styles from './checkout.module.css';

/** Nobody may take the sandbox for a real payment. */
export function SandboxMark() {
  return (
    <p className={styles.sandbox}>
      <strong>Sandbox: no money moves</strong>
      This is a trial of paying.
    </p>
  );
}
