import styles from './Questions.module.css';

interface Props {
  id: string;
  title: string;
  questions: readonly { question: string; answer: string }[];
}

/** Questions that open to their answers. The answers are in the page, for readers without scripts and for its search. */
export function Questions({ id, title, questions }: Props) {
  return (
    <section aria-labelledby={id} className={styles.questions}>
      <h2 id={id}>{title}</h2>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
