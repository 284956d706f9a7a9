import type { ClassQuestion } from '@tayyib/shared/contracts';
import { formatCount, formatCountOf, formatMoment } from '@tayyib/shared/values/format';
import { decisionNames } from '../../domain/classAnswerLabels';
import { StateTag } from '../common/StateTag';
import styles from '../common/staff.module.css';
import { AnswerClassForm } from './AnswerClassForm';
import { OpenCompanies } from './OpenCompanies';

/** Open companies that are named beside the question. */
const namedFirst = 4;

function openInWords({ companies, named, open }: ClassQuestion): string {
  const all = formatCountOf(companies, 'company', 'companies');
  if (open === 0) return `Of ${all}, each says itself what it does.`;
  const names = named.slice(0, namedFirst).map(({ name }) => name);
  const more = open - names.length;
  const rest = more > 0 ? ` and ${formatCount(more)} more` : '';
  return `Of ${all}, nothing else says what ${formatCount(open)} do: ${names.join(', ')}${rest}.`;
}

/** A class as a question, with the answer in force and those before it. */
export function ClassCard({ question, className }: { question: ClassQuestion; className: string }) {
  const { answer, history } = question;
  return (
    <article className={styles.card} aria-label={className}>
      <div className={styles.head}>
        <h3 className={styles.title}>{className}: is what its companies do permissible?</h3>
        {answer === null ? (
          <StateTag tone="open">Open</StateTag>
        ) : (
          <StateTag tone="plain">Answered: {decisionNames[answer.decision]}</StateTag>
        )}
      </div>
      <p className={styles.hint}>{openInWords(question)}</p>
      <OpenCompanies question={question} />
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
