export { api } from './api';
export type { ApiError } from './api';
export { owned } from './owned';
export {
  sessionApi,
  useGetSessionQuery,
  useLoginMutation,
  useLogoutMutation,
  useRegisterMutation,
} from './sessionApi';
