import { api, owned } from '@tayyib/shared/sdk/api';
import type {
  AnswerAppealBody,
  CommunityQueueReply,
  PostDeletedReply,
  Sanction,
  SanctionBody,
  TakeDownBody,
} from '@tayyib/shared/contracts';

/** Order in the community: what waits for staff, and what they decide. */
export const communityDeskApi = api.enhanceEndpoints({ addTagTypes: ['CommunityQueue'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('staff', (build) => ({
    getStaffCommunityQueue: build.query<CommunityQueueReply, void>({
      query: () => 'staff/community/queue',
      providesTags: ['CommunityQueue'],
    }),
    keepStaffCommunityPost: build.mutation<PostDeletedReply, string>({
      query: (id) => ({ url: `staff/community/posts/${id}/keep`, method: 'POST' }),
      invalidatesTags: ['CommunityQueue'],
    }),
    takeDownStaffCommunityPost: build.mutation<PostDeletedReply, TakeDownBody & { id: string }>({
      query: ({ id, why }) => ({
        url: `staff/community/posts/${id}/take-down`,
        method: 'POST',
        body: { why },
      }),
      invalidatesTags: ['CommunityQueue'],
    }),
    sanctionCommunityMember: build.mutation<Sanction, SanctionBody & { id: string }>({
      query: ({ id, ...body }) => ({ url: `staff/community/members/${id}/sanctions`, method: 'POST', body }),
      invalidatesTags: (sanction) => (sanction ? ['CommunityQueue'] : []),
    }),
    answerCommunityAppeal: build.mutation<Sanction, AnswerAppealBody & { id: string }>({
      query: ({ id, ...body }) => ({ url: `staff/community/sanctions/${id}/answer`, method: 'POST', body }),
      invalidatesTags: ['CommunityQueue'],
    }),
  })),
});

export const {
  useGetStaffCommunityQueueQuery,
  useKeepStaffCommunityPostMutation,
  useTakeDownStaffCommunityPostMutation,
  useSanctionCommunityMemberMutation,
  useAnswerCommunityAppealMutation,
} = communityDeskApi;
