import { createApi, fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@tayyib/shared/toolkit';
import { isProblem, offlineMessage } from '@tayyib/shared/errors';
import type { Problem } from '@tayyib/shared/contracts';
import { isAtRest } from './owned';
import { tellSessionEnded } from './sessionEnded';
import { untilTermsSettled } from './termsNeeded';

/** A refusal as every endpoint reports it; `status` is 0 when no answer came. */
export type ApiError = Problem & { status: number };

const transport = fetchBaseQuery({ baseUrl: '/api/', credentials: 'same-origin', timeout: 20_000 });

/** Sends the request and turns every way it can fail into an `ApiError` that can be shown as it is. */
const reachServer: BaseQueryFn<string | FetchArgs, unknown, ApiError> = async (args, api, options) => {
  if (isAtRest(api.endpoint)) return { error: switchedOff };
  let answer = await transport(args, api, options);
  // the page stays as it is: what was asked for goes on once the terms are agreed to
  if (isTermsNeeded(answer.error?.data) && (await untilTermsSettled()))
    answer = await transport(args, api, options);
  if (!answer.error) return { data: answer.data };
  const { status, data } = answer.error;
  if (typeof status === 'number' && isProblem(data)) {
    if (data.code === 'session-ended') tellSessionEnded(data);
    return { error: { ...data, status } };
  }
  if (status === 'PARSING_ERROR') {
    return {
      error: {
        status: answer.error.originalStatus,
        code: 'unreadable',
        message: 'Failed to parse response JSON',
      },
    };
  }
  if (typeof status === 'number') {
    return {
      error: {
        status,
        code: 'unexpected',
        message: 'The server answered in an unexpected way. Please try again.',
      },
    };
  }
  return { error: { status: 0, code: 'offline', message: offlineMessage } };
};

/** For what asks on behalf of a module that is no longer at work. */
const switchedOff: ApiError = {
  status: 0,
  code: 'switched-off',
  message: 'This part of the app has been switched off.',
};

const isTermsNeeded = (data: unknown) => isProblem(data) && data.code === 'terms-needed';

/** How to reach our server. What to ask it lives next to each feature; only the session is asked for here. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: reachServer,
  tagTypes: ['Session', 'Modules'],
  endpoints: () => ({}),
});
