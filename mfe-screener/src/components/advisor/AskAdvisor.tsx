import { questionMaxLength } from '@tayyib/shared/limits';
import { Answered, QuestionList, WriteForm } from '@tayyib/shared/parts/page';
import { useAskAdvisorMutation, useGetMyQuestionsQuery } from '../../api/advisorApi';
import styles from './advisor.module.css';

/** A form to ask the advisor, and the user's earlier questions. */
export function AskAdvisor() {
  const [ask, { error, isLoading }] = useAskAdvisorMutation();
  return (
    <div className={styles.part}>
      <p>
        Ask about a company, a standard or your holdings. The advisor sees your question without your name;
        only you see the answer, here. A notification tells you when it is answered.
      </p>
      <WriteForm
        label="Your question"
        button="Ask the advisor"
        maxLength={questionMaxLength}
        error={error}
        isSending={isLoading}
        onSend={async (text) => (await ask(text)).error === undefined}
      />
      <Answered query={useGetMyQuestionsQuery(undefined, { refetchOnMountOrArgChange: true })} lines={2}>
        {({ questions, openMost }) =>
          questions.length === 0 ? (
            <p className={styles.small}>
              You have not asked anything yet. Up to {openMost} questions may be open at a time.
            </p>
          ) : (
            <QuestionList questions={questions} label="Your questions">
              {() => <p className={styles.waiting}>Waiting for an answer.</p>}
            </QuestionList>
          )
        }
      </Answered>
    </div>
  );
}
