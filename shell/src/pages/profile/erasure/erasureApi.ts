import { api, owned, setSession } from '@tayyib/shared/sdk/api';
import type { Dispatch, DispatchReply, EraseBody, ErasedReply, ErasureReply } from '@tayyib/shared/contracts';
import { sessionEnded } from '../../../session/signedOutSlice';
import { rupeesOf } from '../../plans/rupeesOf';

/** Erasing the account. */
export const erasureApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('shell', (build) => ({
    getErasure: build.query<ErasureReply, void>({ query: () => 'profile/erasure', keepUnusedDataFor: 0 }),
    sendErasureCode: build.mutation<Dispatch, void>({
      query: () => ({ url: 'profile/erasure/code', method: 'POST' }),
      transformResponse: (reply: DispatchReply) => reply.data,
    }),
    eraseAccount: build.mutation<ErasedReply, EraseBody>({
      query: (body) => ({ url: 'profile', method: 'DELETE', body }),
      onQueryStarted: async (_proof, { dispatch, queryFulfilled }) => {
        // the dialog shows errors
        const reply = await queryFulfilled.catch(() => null);
        if (!reply) return;
        dispatch(sessionEnded(farewell(reply.data.refundPaise)));
        // the next user of this browser must not see cached data of this one
        dispatch(api.util.resetApiState());
        dispatch(setSession(null));
      },
    }),
  })),
});

const farewell = (refundPaise: number) =>
  refundPaise === 0
    ? 'Your account is erased.'
    : `Your account is erased. ${rupeesOf(refundPaise)} will be paid back the way you paid.`;

export const { useGetErasureQuery, useSendErasureCodeMutation, useEraseAccountMutation } = erasureApi;
