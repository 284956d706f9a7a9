import type { ClassQuestion } from '@tayyib/shared/contracts';
import { formatCount, formatMoment } from '@tayyib/shared/values/format';
import { decisionNames } from '../../domain/classAnswerLabels';
import { StateTag } from '../common/StateTag';
import styles from '../common/staff.module.css';
import { AnswerClassForm } from './AnswerClassForm';
import { OpenCompanies } from './OpenCompanies';

/** A class as a question, with the answer in force and those before it. */
export function ClassCard({ question, className }: { question: ClassQuestion; className: string }) {
  const { companies, open, answer, history } = question;
  return (
    <article className={styles.card} aria-label={className}>
      <div className={styles.head}>
        <h3 className={styles.title}>{className}: is what its companies do permissible?</h3>
        {answer === null ? (
          <StateTag tone="open">Open</StateTag>
        ) : (
          <StateTag tone="good">Answered: {decisionNames[answer.decision]}</StateTag>
        )}
      </div>
      <p className={styles.hint}>
        Of {formatCount(companies)} companies, nothing else says what {formatCount(open)} do:{' '}
        <OpenCompanies question={question} />
      </p>
      {history.length > 0 && (
        <ol className={styles.history} aria-label={`Decisions on ${className}`}>
          {history.map(({ id, decision, reason, signedBy, signedAt }) => (
            <li key={id} className={styles.hint}>
              {decisionNames[decision]}: “{reason}” {signedBy}, {formatMoment(signedAt)}
            </li>
          ))}
        </ol>
      )}
      <AnswerClassForm className={className} answer={answer} />
    </article>
  );
}
