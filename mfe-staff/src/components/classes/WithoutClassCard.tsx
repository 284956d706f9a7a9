import type { ClassQuestion } from '@tayyib/shared/contracts';
import { formatCount } from '@tayyib/shared/values/format';
import { StateTag } from '../common/StateTag';
import styles from '../common/staff.module.css';
import { OpenCompanies } from './OpenCompanies';

/** Companies without a class: they have nothing in common that an answer could be about, so each is judged by itself. */
export function WithoutClassCard({ question }: { question: ClassQuestion }) {
  const { companies, open } = question;
  return (
    <article className={styles.card} aria-label="No class">
      <div className={styles.head}>
        <h3 className={styles.title}>No class at all</h3>
        <StateTag tone="plain">Judge each by itself</StateTag>
      </div>
      <p className={styles.hint}>
        The exchanges give {formatCount(companies)} companies no class; nothing else says what{' '}
        {formatCount(open)} of them do. They have nothing in common, so no answer can be given for all: open a
        stock to record its lines of business or to sign a decision.
      </p>
      <OpenCompanies question={question} />
    </article>
  );
}
