import type { Badge } from '@tayyib/shared/contracts';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import styles from './figures.module.css';

const steps: readonly { title: string; question: string; otherwise: Badge | null }[] = [
  { title: 'A filing', question: 'What the company filed with its exchange', otherwise: null },
  { title: 'The business', question: 'Is all of it permitted?', otherwise: 'non_compliant' },
  { title: 'The figures', question: 'Is each within its limit?', otherwise: 'non_compliant' },
  { title: 'The gaps', question: 'Is all on file, and recent?', otherwise: 'under_review' },
];

/** The way from a filing to an answer, as a figure. */
export function AnswerPath() {
  return (
    <figure className={styles.figure}>
      <ol className={styles.path}>
        {steps.map(({ title, question, otherwise }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{question}</span>
            {otherwise && (
              <span className={styles.otherwise}>
                if not: <VerdictBadge badge={otherwise} />
              </span>
            )}
          </li>
        ))}
        <li>
          <strong>The answer</strong>
          <VerdictBadge badge="compliant" />
        </li>
      </ol>
      <figcaption>From a filing to an answer. The first “no” decides.</figcaption>
    </figure>
  );
}
