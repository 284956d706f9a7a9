import { api, owned } from '@tayyib/shared/api';
import type {
  AdvisorQuestion,
  AdvisorQuestionsReply,
  AdvisorReply,
  QuestionsToAnswerReply,
} from '@tayyib/shared/contracts';

/** Who the advisors are, and questions to them in writing. */
export const advisorApi = api.enhanceEndpoints({ addTagTypes: ['Advice', 'Editions'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('screener', (build) => ({
    getAdvisor: build.query<AdvisorReply, void>({ query: () => 'advisor', providesTags: ['Editions'] }),
    getMyQuestions: build.query<AdvisorQuestionsReply, void>({
      query: () => 'advisor/questions',
      providesTags: ['Advice'],
    }),
    askAdvisor: build.mutation<AdvisorQuestion, string>({
      query: (text) => ({ url: 'advisor/questions', method: 'POST', body: { text } }),
      invalidatesTags: (asked) => (asked ? ['Advice'] : []),
    }),
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

export const {
  useAnswerQuestionMutation,
  useAskAdvisorMutation,
  useGetAdvisorQuery,
  useGetMyQuestionsQuery,
  useGetQuestionsToAnswerQuery,
} = advisorApi;
