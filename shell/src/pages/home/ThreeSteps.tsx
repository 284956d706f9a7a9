import styles from './HomePage.module.css';

const steps = [
  {
    title: 'Look it up',
    text: 'Type a name or a code. You see at once whether the company passes, fails or is under review.',
  },
  {
    title: 'See why',
    text: 'Every ratio stands next to its limit, with the filing it came from and the date. Nothing to take on trust.',
  },
  {
    title: 'Keep an eye on it',
    text: 'Add it to a watchlist. Filings change, and so can the answer; the whole history stays readable.',
  },
] as const;

/** How the product is used, in three steps. */
export function ThreeSteps() {
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className={styles.heading}>
        Three steps to a decision you can explain
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
