import { rootReducer } from '@tayyib/shared/sdk/store';
import { createSlice, type PayloadAction } from '@tayyib/shared/sdk/toolkit';

/** A module that was switched off while it was busy. */
export interface Interruption {
  /** The module, as users know it. */
  title: string;
  /** What it was busy with, as users call it. */
  work: string;
}

const initialState: { all: Interruption[] } = { all: [] };

/** What the switching off of modules interrupted on this page, until the user has read it. */
const interruptionsSlice = createSlice({
  name: 'interruptions',
  initialState,
  reducers: {
    interrupted: (state, { payload }: PayloadAction<Interruption>) => {
      state.all.push(payload);
    },
    interruptionsRead: () => initialState,
  },
  selectors: { selectInterruptions: ({ all }) => all },
});

export const { interrupted, interruptionsRead } = interruptionsSlice.actions;
export const { selectInterruptions } = interruptionsSlice.injectInto(rootReducer).selectors;
