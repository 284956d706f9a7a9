import styles from './Working.module.css';

/** The steps of a calculation, shown on request. */
export function Working({ of, steps }: { of: string; steps: readonly string[] }) {
  return (
    <details className={styles.working}>
      <summary aria-label={`How did you get this? ${of}`}>How did you get this?</summary>
      {steps.map((step, at) => (
        <p key={`${at} ${step}`}>{step}</p>
      ))}
    </details>
  );
}
