import styles from './checkout.module.css';

/** Marks the sandbox, so that it is not mistaken for a real payment. */
export function SandboxNotice() {
  return (
    <p className={styles.sandbox}>
      <strong>Sandbox: no money moves</strong>
      This is a test payment.
    </p>
  );
}
