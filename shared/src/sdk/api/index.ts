export { api, refetchShown } from './api';
export type { ApiError } from './api';
export { announceSignOut, beforeSignOut } from './beforeSignOut';
export { consentsApi, useGetConsentsQuery, useSetConsentMutation } from './consentsApi';
export { forgetOwned } from './forgetOwned';
export { clearLastSeen, lastSeenAt, onLastSeen } from './lastSeen';
export { claimEndpoint, owned, ownerOf, setOwnerAtWork } from './owned';
export { sendFile, setFileTransport } from './sendFile';
export type { FileTransport } from './sendFile';
export { myStandardApi, useSaveMyStandardMutation } from './myStandardApi';
export { onSessionEnded, onSessionFoundEnded } from './sessionEnded';
export { onTermsNeeded, settleTerms } from './termsNeeded';
export {
  sessionApi,
  setSession,
  useGetSessionQuery,
  useLoginMutation,
  useLogoutMutation,
} from './sessionApi';
