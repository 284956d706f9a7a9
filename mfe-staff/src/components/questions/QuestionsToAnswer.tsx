import { answerMaxLength } from '@tayyib/shared/limits';
import { Empty } from '@tayyib/shared/sdk/ui';
import { Answered, QuestionList, WriteForm } from '@tayyib/shared/parts/page';
import { useAnswerQuestionMutation, useGetQuestionsToAnswerQuery } from '../../api/questionsApi';

/** Questions from users: open ones first, each with a form for the answer. */
export function QuestionsToAnswer() {
  return (
    <Answered query={useGetQuestionsToAnswerQuery()}>
      {({ questions }) =>
        questions.length === 0 ? (
          <Empty drawing="people" description="No questions yet." />
        ) : (
          <QuestionList questions={questions} label="Questions">
            {({ id }) => <AnswerForm id={id} />}
          </QuestionList>
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
