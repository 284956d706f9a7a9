import type { ReactNode } from 'react';
import type { AdvisorQuestion } from '@tayyib/shared/contracts';
import { formatMoment } from '@tayyib/shared/values/format';
import styles from './QuestionList.module.css';

interface Props {
  questions: readonly AdvisorQuestion[];
  /** The accessible name of the list. */
  label: string;
  /** Shown for a question without an answer. */
  children: (question: AdvisorQuestion) => ReactNode;
}

/** Questions to the advisor, each with its answer or a placeholder. */
export function QuestionList({ questions, label, children }: Props) {
  return (
    <ul className={styles.entries} aria-label={label}>
      {questions.map((question) => (
        <li key={question.id} className={styles.entry}>
          <p className={styles.words}>{question.text}</p>
          <p className={styles.small}>Asked {formatMoment(question.askedAt)}</p>
          {question.answer ? <Answer answer={question.answer} /> : children(question)}
        </li>
      ))}
    </ul>
  );
}

function Answer({ answer }: { answer: NonNullable<AdvisorQuestion['answer']> }) {
  return (
    <blockquote className={styles.answer}>
      <p className={styles.words}>{answer.text}</p>
      <p className={styles.small}>
        {answer.by ?? 'A former advisor'}, {formatMoment(answer.at)}
      </p>
    </blockquote>
  );
}
