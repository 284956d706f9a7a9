import { createApi, fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@tayyib/shared/sdk/toolkit';
import { isProblem, unreachableMessage } from '@tayyib/shared/sdk/errors';
import type { Problem } from '@tayyib/shared/contracts';
import { lastSeenHeader } from '@tayyib/shared/last-seen';
import { inOrder } from './inOrder';
import { noteReply } from './lastSeen';
import { isDisabled } from './owned';
import { notifySessionEnded } from './sessionEnded';
import { countEndedSessions, hasJustSignedOut } from './signingOut';
import { waitForTerms } from './termsNeeded';

/** The error of every endpoint; `status` is 0 when no reply came. */
export type ApiError = Problem & { status: number };

const transport = fetchBaseQuery({ baseUrl: '/api/', credentials: 'same-origin', timeout: 20_000 });

type SendRequest = BaseQueryFn<string | FetchArgs, unknown, ApiError>;

/** Sends the request and turns every failure into an `ApiError` that can be shown as it is. */
const send: SendRequest = async (args, api, options) => {
  if (isDisabled(api.endpoint)) return { error: switchedOff };
  if (api.endpoint !== 'logout' && (await hasJustSignedOut())) return { error: signedOut };
  let reply = await transport(args, api, options);
  // the request is retried once the terms are accepted; the page stays open
  if (isTermsNeeded(reply.error?.data) && (await waitForTerms())) reply = await transport(args, api, options);
  const { request, response } = reply.meta ?? {};
  if (request && response) noteReply(request.url, response.headers.get(lastSeenHeader));
  if (!reply.error) return { data: reply.data };
  const { status, data } = reply.error;
  if (typeof status === 'number' && isProblem(data)) {
    if (data.code === 'session-ended') notifySessionEnded(data);
    return { error: { ...data, status } };
  }
  if (status === 'PARSING_ERROR') {
    return {
      error: {
        status: reply.error.originalStatus,
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
  return { error: { status: 0, code: 'offline', message: unreachableMessage() } };
};

/** Methods of which the last request to an address decides what is saved there. */
const replacingMethods = ['PUT', 'PATCH', 'DELETE'];

const reachServer: SendRequest = async (args, api, options) => {
  if (typeof args === 'string' || !replacingMethods.includes(args.method ?? 'GET'))
    return send(args, api, options);
  const session = countEndedSessions();
  return inOrder(args.url, async () =>
    session === countEndedSessions() ? send(args, api, options) : { error: signedOut },
  );
};

/** The error for requests of a module that is no longer running. */
const switchedOff: ApiError = {
  status: 0,
  code: 'switched-off',
  message: 'This part of the app has been switched off.',
};

/** The error for requests that were waiting while the user signed out. */
const signedOut: ApiError = { status: 0, code: 'signed-out', message: 'You are logged out.' };

const isTermsNeeded = (data: unknown) => isProblem(data) && data.code === 'terms-needed';

/** How to reach our server. Endpoints live next to each feature; only the session is here. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: reachServer,
  // what was missed without a network, or stored by an earlier visit, is fetched again
  refetchOnReconnect: true,
  tagTypes: ['Session', 'Modules'],
  endpoints: () => ({}),
});

/** Fetches everything that is shown again, as after a reconnect. */
export const refetchShown = () => api.internalActions.onOnline();
