import { sessionApi } from '@tayyib/shared/sdk/api';
import { rootReducer } from '@tayyib/shared/sdk/store';
import { createSlice, isAnyOf, type PayloadAction } from '@tayyib/shared/sdk/toolkit';
import { identityApi } from './identityApi';

const { login } = sessionApi.endpoints;
const { verifyEmail, signInByEmailCode, signInByPhoneCode, signInByLink } = identityApi.endpoints;

const signedIn = isAnyOf(
  login.matchFulfilled,
  verifyEmail.matchFulfilled,
  signInByEmailCode.matchFulfilled,
  signInByPhoneCode.matchFulfilled,
  signInByLink.matchFulfilled,
);

interface SignedOut {
  /** Why the last session on this page ended, if the user did not end it; otherwise null. */
  why: string | null;
  isByUser: boolean;
}

const initialState: SignedOut = { why: null, isByUser: false };

/** How the last session on this page ended, until there is another. */
const signedOutSlice = createSlice({
  name: 'signedOut',
  initialState,
  reducers: {
    sessionEnded: (state, { payload }: PayloadAction<string>) => {
      state.why = payload;
    },
    userSignedOut: (state) => {
      state.isByUser = true;
    },
    sessionStillOpen: (state) => {
      state.why = null;
    },
  },
  extraReducers: (build) => build.addMatcher(signedIn, () => initialState),
  selectors: { selectWhySignedOut: ({ why }) => why, selectHasSignedOut: ({ isByUser }) => isByUser },
});

export const { sessionEnded, sessionStillOpen, userSignedOut } = signedOutSlice.actions;
export const { selectWhySignedOut, selectHasSignedOut } = signedOutSlice.injectInto(rootReducer).selectors;
