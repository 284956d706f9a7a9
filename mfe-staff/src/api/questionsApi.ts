import { api, owned } from '@tayyib/shared/sdk/api';
import type { AdvisorQuestion, QuestionsToAnswerReply } from '@tayyib/shared/contracts';

/** Questions to advisors, and their answers. */
export const questionsApi = api.enhanceEndpoints({ addTagTypes: ['Advice'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('staff', (build) => ({
    getQuestionsToAnswer: build.query<QuestionsToAnswerReply, void>({
      query: () => 'staff/questions',
      providesTags: ['Advice'],
    }),
    answerQuestion: build.mutation<AdvisorQuestion, { id: string; text: string }>({
      query: ({ id, text }) => ({ url: `staff/questions/${id}/answer`, method: 'POST', body: { text } }),
      invalidatesTags: (answered) => (answered ? ['Advice'] : []),
    }),
  })),
});

export const { useAnswerQuestionMutation, useGetQuestionsToAnswerQuery } = questionsApi;
