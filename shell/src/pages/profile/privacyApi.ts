import { api, owned, setSession } from '@tayyib/shared/api';
import type { Dispatch, DispatchReply, EraseBody, ErasedReply, ErasureReply } from '@tayyib/shared/contracts';
import { sessionEnded } from '../../session/signedOutSlice';
import { rupeesOf } from '../plans/rupeesOf';

/** Being rid of one's account. */
export const privacyApi = api.injectEndpoints({
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
        // the dialog shows a refusal
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(sessionEnded(farewell(answer.data.refundPaise)));
        // nothing of this person may stay for the next one on this browser
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

export const { useGetErasureQuery, useSendErasureCodeMutation, useEraseAccountMutation } = privacyApi;
