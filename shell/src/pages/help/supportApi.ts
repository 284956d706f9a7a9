import { api, owned } from '@tayyib/shared/sdk/api';
import type { HelpArticleId } from '@tayyib/shared/help-center';
import type {
  HelpVotesReply,
  NewSupportRequest,
  SupportRequest,
  SupportRequestsReply,
} from '@tayyib/shared/contracts';

/** The viewer's requests to support, and what they said about articles of the help center. */
export const supportApi = api
  .enhanceEndpoints({ addTagTypes: ['SupportRequests', 'HelpVotes'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: owned('shell', (build) => ({
      getSupportRequests: build.query<SupportRequestsReply, void>({
        query: () => 'support/requests',
        providesTags: ['SupportRequests'],
      }),
      addSupportRequest: build.mutation<SupportRequest, NewSupportRequest>({
        query: (body) => ({ url: 'support/requests', method: 'POST', body }),
        invalidatesTags: (added) => (added ? ['SupportRequests'] : []),
      }),
      addSupportMessage: build.mutation<SupportRequest, { id: string; text: string }>({
        query: ({ id, text }) => ({
          url: `support/requests/${id}/messages`,
          method: 'POST',
          body: { text },
        }),
        // a request that was closed meanwhile is refused, and shown as it is
        invalidatesTags: ['SupportRequests'],
      }),
      closeSupportRequest: build.mutation<SupportRequest, string>({
        query: (id) => ({ url: `support/requests/${id}/close`, method: 'POST' }),
        invalidatesTags: ['SupportRequests'],
      }),
      getHelpVotes: build.query<HelpVotesReply, void>({
        query: () => 'help/votes',
        providesTags: ['HelpVotes'],
      }),
      voteOnHelp: build.mutation<HelpVotesReply, { article: HelpArticleId; isHelpful: boolean }>({
        query: ({ article, isHelpful }) => ({
          url: `help/votes/${article}`,
          method: 'PUT',
          body: { isHelpful },
        }),
        invalidatesTags: ['HelpVotes'],
      }),
    })),
  });

export const {
  useGetSupportRequestsQuery,
  useAddSupportRequestMutation,
  useAddSupportMessageMutation,
  useCloseSupportRequestMutation,
  useGetHelpVotesQuery,
  useVoteOnHelpMutation,
} = supportApi;
