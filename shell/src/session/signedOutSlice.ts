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
  why: string | null;
}

const initialState: SignedOut = { why: null };

/** Why the last session on this page ended, if the user did not end it; otherwise null. */
const signedOutSlice = createSlice({
  name: 'signedOut',
  initialState,
  reducers: {
    sessionEnded: (state, { payload }: PayloadAction<string>) => {
      state.why = payload;
    },
    sessionStillOpen: (state) => {
      state.why = null;
    },
  },
  extraReducers: (build) =>
    build.addMatcher(signedIn, (state) => {
      state.why = null;
    }),
  selectors: { selectWhySignedOut: ({ why }) => why },
});

export const { sessionEnded, sessionStillOpen } = signedOutSlice.actions;
export const { selectWhySignedOut } = signedOutSlice.injectInto(rootReducer).selectors;
