import type { ReactNode } from 'react';
import type { AdvisorQuestion } from '@tayyib/shared/contracts';
import { formatMoment } from '@tayyib/shared/format';
import styles from './advisor.module.css';

/** A question and its answer, or what stands in for one while it waits. */
export function QuestionEntry({ question, children }: { question: AdvisorQuestion; children?: ReactNode }) {
  const { text, askedAt, answer } = question;
  return (
    <li className={styles.entry}>
      <p className={styles.words}>{text}</p>
      <p className={styles.small}>Asked {formatMoment(askedAt)}</p>
      {answer ? (
        <blockquote className={styles.answer}>
          <p className={styles.words}>{answer.text}</p>
          <p className={styles.small}>
            {answer.by ?? 'A former advisor'}, {formatMoment(answer.at)}
          </p>
        </blockquote>
      ) : (
        children
      )}
    </li>
  );
}
