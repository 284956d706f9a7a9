import { rootReducer } from '@tayyib/shared/sdk/store';
import { createSlice, type PayloadAction } from '@tayyib/shared/sdk/toolkit';

/** A running version that the registry withdrew, and that waits for the user: replacing it would end or lose something. */
export interface Replacement {
  id: string;
  /** The module, as users know it. */
  title: string;
  /** The running version. */
  version: string;
  /** What it is busy with, as users call it; null for what was typed. */
  work: string | null;
}

/** One version of one module. */
type Decided = Pick<Replacement, 'id' | 'version'>;

const initialState: { all: Replacement[]; decided: Decided[] } = { all: [], decided: [] };

const isSame = (one: Decided) => (other: Decided) => one.id === other.id && one.version === other.version;

/** The replacements that this page asks about. */
const replacementsSlice = createSlice({
  name: 'replacements',
  initialState,
  reducers: {
    replacementsFound: (state, { payload }: PayloadAction<Replacement[]>) => {
      // a version is asked about once
      state.all = payload.filter((each) => !state.decided.some(isSame(each)));
    },
    replacementDecided: (state, { payload }: PayloadAction<Decided>) => {
      state.decided.push(payload);
      state.all = state.all.filter(({ id }) => id !== payload.id);
    },
  },
  selectors: { selectReplacements: ({ all }) => all },
});

export const { replacementsFound, replacementDecided } = replacementsSlice.actions;
export const { selectReplacements } = replacementsSlice.injectInto(rootReducer).selectors;
