import { Empty } from '@tayyib/shared/sdk/ui';
import { useGetClassQuestionsQuery } from '../../api/classAnswersApi';
import { QueryState } from '../common/QueryState';
import styles from '../common/staff.module.css';
import { ClassCard } from './ClassCard';
import { WithoutClassCard } from './WithoutClassCard';

/** Exchange classes that do not say what their companies do, each as a question to the advisor, and companies without a class. */
export function ClassQuestions() {
  const query = useGetClassQuestionsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <section className={styles.section} aria-labelledby="wide-classes">
      <h2 id="wide-classes">Classes that do not say what their companies do</h2>
      <p className={styles.hint}>
        An answer stands in for the class, by every standard, where nothing else says what a company does.
        Lines of business, a telling name and signed decisions go before it.
      </p>
      <QueryState query={query} what="classes">
        {({ questions }) =>
          questions.length === 0 ? (
            <Empty description="No company is left open by its class." />
          ) : (
            <ul className={styles.cards}>
              {questions.map((question) => (
                <li key={question.className ?? ''}>
                  {question.className === null ? (
                    <WithoutClassCard question={question} />
                  ) : (
                    <ClassCard question={question} className={question.className} />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  );
}
