import { sessionApi } from '@tayyib/shared/api';
import { rootReducer } from '@tayyib/shared/store';
import { createSlice, isAnyOf, type PayloadAction } from '@tayyib/shared/toolkit';

const { login, register } = sessionApi.endpoints;

interface SignedOut {
  why: string | null;
}

const initialState: SignedOut = { why: null };

/** Why the last session on this page ended when its owner did not end it; null otherwise. */
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
    build.addMatcher(isAnyOf(login.matchFulfilled, register.matchFulfilled), (state) => {
      state.why = null;
    }),
  selectors: { selectWhySignedOut: ({ why }) => why },
});

export const { sessionEnded, sessionStillOpen } = signedOutSlice.actions;
export const { selectWhySignedOut } = signedOutSlice.injectInto(rootReducer).selectors;
