import { owned } from '@tayyib/shared/sdk/api';
import type {
  AdvisorQuestion,
  AdvisorQuestionsReply,
  AdvisorReply,
  StandardData,
  StandardId,
} from '@tayyib/shared/contracts';
import { marketApi } from '@tayyib/shared/endpoints/market';

/** Advisors, questions to them, and the published editions of the standards. */
export const advisorApi = marketApi.enhanceEndpoints({ addTagTypes: ['Questions'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('screener', (build) => ({
    getAdvisor: build.query<AdvisorReply, void>({ query: () => 'advisor', providesTags: ['Market'] }),
    /** The edition in force. */
    getStandard: build.query<StandardData, StandardId>({
      query: (id) => `standards/${id}`,
      providesTags: ['Market'],
    }),
    getMyQuestions: build.query<AdvisorQuestionsReply, void>({
      query: () => 'advisor/questions',
      providesTags: ['Questions'],
    }),
    askAdvisor: build.mutation<AdvisorQuestion, string>({
      query: (text) => ({ url: 'advisor/questions', method: 'POST', body: { text } }),
      invalidatesTags: (question) => (question ? ['Questions'] : []),
    }),
  })),
});

export const { useAskAdvisorMutation, useGetAdvisorQuery, useGetMyQuestionsQuery, useGetStandardQuery } =
  advisorApi;
