import { answerMaxLength } from '@tayyib/shared/limits';
import { Empty } from '@tayyib/shared/ui';
import { useAnswerQuestionMutation, useGetQuestionsToAnswerQuery } from '../../api/advisorApi';
import { Answered } from '../market/Answered';
import styles from './advisor.module.css';
import { QuestionEntry } from './QuestionEntry';
import { WriteForm } from './WriteForm';

/** What people asked: those that wait first, each with a field for the answer. */
export function QuestionsToAnswer() {
  return (
    <Answered query={useGetQuestionsToAnswerQuery()}>
      {({ questions }) =>
        questions.length === 0 ? (
          <Empty description="Nobody has asked anything yet." />
        ) : (
          <ul className={styles.entries} aria-label="Questions">
            {questions.map((question) => (
              <QuestionEntry key={question.id} question={question}>
                <AnswerForm id={question.id} />
              </QuestionEntry>
            ))}
          </ul>
        )
      }
    </Answered>
  );
}

function AnswerForm({ id }: { id: string }) {
  const [answer, { error, isLoading }] = useAnswerQuestionMutation();
  return (
    <WriteForm
      label="Your answer, signed with your name"
      button="Send the answer"
      maxLength={answerMaxLength}
      error={error}
      isSending={isLoading}
      onSend={async (text) => (await answer({ id, text })).error === undefined}
    />
  );
}
