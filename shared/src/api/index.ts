export { api } from './api';
export type { ApiError } from './api';
export { owned } from './owned';
export { onSessionEnded } from './sessionEnded';
export {
  sessionApi,
  setSession,
  useGetSessionQuery,
  useLoginMutation,
  useLogoutMutation,
} from './sessionApi';
