import { rootReducer } from '@tayyib/shared/sdk/store';
import { createSlice } from '@tayyib/shared/sdk/toolkit';

/** The view state of the page. Its data is in sampleApi. */
export const sampleSlice = createSlice({
  name: 'sample',
  initialState: { showsSources: false },
  reducers: {
    sourcesToggled: (sample) => {
      sample.showsSources = !sample.showsSources;
    },
  },
  selectors: { selectShowsSources: (sample) => sample.showsSources },
});

export const { sourcesToggled } = sampleSlice.actions;
export const { selectShowsSources } = sampleSlice.injectInto(rootReducer).selectors;
