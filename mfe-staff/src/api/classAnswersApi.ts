import { owned } from '@tayyib/shared/sdk/api';
import type {
  AnswerClass,
  ClassAnswerEntry,
  ClassAnswerPreview,
  ClassPreviewQuery,
  ClassQuestionsReply,
} from '@tayyib/shared/contracts';
import { marketApi } from '@tayyib/shared/endpoints/market';

/** Judging all companies of a class takes longer than other requests. */
const judgingTimeoutMs = 60_000;

/** The endpoints for advisors' answers on exchange classes. */
export const classAnswersApi = marketApi.enhanceEndpoints({ addTagTypes: ['Advice'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('staff', (build) => ({
    getClassQuestions: build.query<ClassQuestionsReply, void>({
      query: () => 'staff/class-answers',
      providesTags: ['Advice'],
    }),
    /** Not cached: what a decision moves depends on the facts of the moment. */
    previewClassAnswer: build.query<ClassAnswerPreview, ClassPreviewQuery>({
      query: (params) => ({ url: 'staff/class-answers/preview', params, timeout: judgingTimeoutMs }),
      keepUnusedDataFor: 0,
    }),
    answerClass: build.mutation<ClassAnswerEntry, AnswerClass>({
      query: (body) => ({ url: 'staff/class-answers', method: 'POST', body }),
      invalidatesTags: (signed) => (signed ? ['Advice', 'Market'] : []),
    }),
  })),
});

export const { useAnswerClassMutation, useGetClassQuestionsQuery, useLazyPreviewClassAnswerQuery } =
  classAnswersApi;
