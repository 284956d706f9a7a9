import { questionMaxLength } from '@tayyib/shared/limits';
import { useAskAdvisorMutation, useGetMyQuestionsQuery } from '../../api/advisorApi';
import { Answered } from '../market/Answered';
import styles from './advisor.module.css';
import { QuestionEntry } from './QuestionEntry';
import { WriteForm } from './WriteForm';

/** Asking the advisor in writing, and what one asked before. */
export function AskAdvisor() {
  const [ask, { error, isLoading }] = useAskAdvisorMutation();
  return (
    <div className={styles.part}>
      <p>
        About a company, a standard or what to do with what you hold. The advisor sees your question without
        your name; only you see the answer, here. The bell tells you when it has come.
      </p>
      <WriteForm
        label="Your question"
        button="Ask the advisor"
        maxLength={questionMaxLength}
        error={error}
        isSending={isLoading}
        onSend={async (text) => (await ask(text)).error === undefined}
      />
      <Answered query={useGetMyQuestionsQuery()} lines={2}>
        {({ questions, openMost }) =>
          questions.length === 0 ? (
            <p className={styles.small}>
              You have not asked anything yet. Up to {openMost} questions may wait for an answer at a time.
            </p>
          ) : (
            <ul className={styles.entries} aria-label="Your questions">
              {questions.map((question) => (
                <QuestionEntry key={question.id} question={question}>
                  <p className={styles.waiting}>Waits for an answer.</p>
                </QuestionEntry>
              ))}
            </ul>
          )
        }
      </Answered>
    </div>
  );
}
