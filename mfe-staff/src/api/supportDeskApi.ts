import { api, owned } from '@tayyib/shared/sdk/api';
import type {
  StaffHelpVotesReply,
  StaffSupportReply,
  SupportAnswerBody,
  SupportRequest,
  SupportState,
} from '@tayyib/shared/contracts';

/** Requests to support, and what readers say about articles of the help center. */
export const supportDeskApi = api
  .enhanceEndpoints({ addTagTypes: ['SupportQueue', 'HelpVoteCounts'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: owned('staff', (build) => ({
      getStaffSupport: build.query<StaffSupportReply, SupportState>({
        query: (state) => ({ url: 'staff/support', params: { state } }),
        providesTags: ['SupportQueue'],
      }),
      answerStaffSupport: build.mutation<SupportRequest, SupportAnswerBody & { id: string }>({
        query: ({ id, ...body }) => ({ url: `staff/support/${id}/answer`, method: 'POST', body }),
        invalidatesTags: (answered) => (answered ? ['SupportQueue'] : []),
      }),
      closeStaffSupport: build.mutation<SupportRequest, string>({
        query: (id) => ({ url: `staff/support/${id}/close`, method: 'POST' }),
        invalidatesTags: (closed) => (closed ? ['SupportQueue'] : []),
      }),
      getStaffHelpVotes: build.query<StaffHelpVotesReply, void>({
        query: () => 'staff/help-votes',
        providesTags: ['HelpVoteCounts'],
      }),
    })),
  });

export const {
  useGetStaffSupportQuery,
  useAnswerStaffSupportMutation,
  useCloseStaffSupportMutation,
  useGetStaffHelpVotesQuery,
} = supportDeskApi;
