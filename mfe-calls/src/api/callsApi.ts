import { api, owned } from '@tayyib/shared/sdk/api';
import type {
  BlockBody,
  CallBlock,
  CallBlocksReply,
  CallMessagesReply,
  CallWish,
  CallWishesReply,
  CallWishWithdrawnReply,
  CallsReply,
  MissedSeenReply,
  RoomInviteReply,
  RoomReminder,
  RoomReminderBody,
  RoomRemindersReply,
  RoomReminderWithdrawnReply,
  UnblockedReply,
} from '@tayyib/shared/contracts';
import { listenWhileCached, type AppSocket } from '@tayyib/shared/sdk/realtime';

const tagged = api.enhanceEndpoints({ addTagTypes: ['Calls', 'CallBlocks', 'CallWishes', 'RoomReminders'] });

/** Past calls, their messages and blocked callers. The list refreshes as calls end. */
export const callsApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('calls', (build) => ({
    /** Newest first, page by page. */
    getCalls: build.infiniteQuery<CallsReply, void, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ pageParam: before }) => ({ url: 'calls', ...(before !== null && { params: { before } }) }),
      providesTags: ['Calls'],
      onCacheEntryAdded: (_nothing, cache) => {
        const changed = () => void cache.dispatch(tagged.util.invalidateTags(['Calls']));
        const listen = (socket: AppSocket) => {
          socket.on('calls:changed', changed);
          return () => socket.off('calls:changed', changed);
        };
        return listenWhileCached(cache, listen, changed);
      },
    }),
    getCallMessages: build.query<CallMessagesReply, string>({
      query: (id) => `calls/${id}/messages`,
      providesTags: ['Calls'],
    }),
    /** Marks missed calls as seen. */
    markCallsSeen: build.mutation<MissedSeenReply, void>({
      query: () => ({ url: 'calls/seen', method: 'POST' }),
    }),
    /** For whom the user waits; until they are told. */
    getCallWishes: build.query<CallWishesReply, void>({
      query: () => 'calls/wishes',
      providesTags: ['CallWishes'],
      onCacheEntryAdded: (_nothing, cache) => {
        const changed = () => void cache.dispatch(tagged.util.invalidateTags(['CallWishes']));
        const listen = (socket: AppSocket) => {
          socket.on('calls:changed', changed);
          return () => socket.off('calls:changed', changed);
        };
        return listenWhileCached(cache, listen, changed);
      },
    }),
    /** Asks to be told once when the other side of this call is free. */
    wishCall: build.mutation<CallWish, string>({
      query: (callId) => ({ url: 'calls/wishes', method: 'POST', body: { callId } }),
      invalidatesTags: ['CallWishes'],
    }),
    withdrawCallWish: build.mutation<CallWishWithdrawnReply, string>({
      query: (id) => ({ url: `calls/wishes/${id}`, method: 'DELETE' }),
      invalidatesTags: ['CallWishes'],
    }),
    /** Whether the invite link with this secret leads into a room now. Each page requests it again: links are withdrawn. */
    checkRoomInvite: build.query<RoomInviteReply, string>({
      query: (code) => ({ url: 'calls/rooms/invite', method: 'POST', body: { code } }),
      providesTags: ['RoomReminders'],
    }),
    /** Of which planned rooms the user is reminded. */
    getRoomReminders: build.query<RoomRemindersReply, void>({
      query: () => 'calls/reminders',
      providesTags: ['RoomReminders'],
    }),
    addRoomReminder: build.mutation<RoomReminder, RoomReminderBody>({
      query: (body) => ({ url: 'calls/reminders', method: 'POST', body }),
      invalidatesTags: ['RoomReminders'],
    }),
    withdrawRoomReminder: build.mutation<RoomReminderWithdrawnReply, string>({
      query: (id) => ({ url: `calls/reminders/${id}`, method: 'DELETE' }),
      invalidatesTags: ['RoomReminders'],
    }),
    getCallBlocks: build.query<CallBlocksReply, void>({
      query: () => 'calls/blocks',
      providesTags: ['CallBlocks'],
    }),
    blockCaller: build.mutation<CallBlock, BlockBody>({
      query: (body) => ({ url: 'calls/blocks', method: 'POST', body }),
      invalidatesTags: ['Calls', 'CallBlocks'],
    }),
    unblockCaller: build.mutation<UnblockedReply, string>({
      query: (id) => ({ url: `calls/blocks/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Calls', 'CallBlocks'],
    }),
  })),
});

export const {
  useGetCallsInfiniteQuery,
  useGetCallMessagesQuery,
  useMarkCallsSeenMutation,
  useCheckRoomInviteQuery,
  useGetRoomRemindersQuery,
  useAddRoomReminderMutation,
  useWithdrawRoomReminderMutation,
  useGetCallBlocksQuery,
  useGetCallWishesQuery,
  useWishCallMutation,
  useWithdrawCallWishMutation,
  useBlockCallerMutation,
  useUnblockCallerMutation,
} = callsApi;
