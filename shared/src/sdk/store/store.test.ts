import { api } from '@tayyib/shared/sdk/api';
import { createSlice } from '@tayyib/shared/sdk/toolkit';
import { createStore, injectSlices, rootReducer } from '.';

const pears = createSlice({
  name: 'pears',
  initialState: { ripe: 2 },
  reducers: { picked: (state) => void (state.ripe -= 1) },
  selectors: { selectRipe: (state) => state.ripe },
});
const { selectRipe } = pears.injectInto(rootReducer).selectors;

it('the store has an injected slice immediately and handles its actions', () => {
  const store = createStore();
  injectSlices(store, 'orchard', [pears]);
  expect(store.getState()).toHaveProperty('pears', { ripe: 2 });
  store.dispatch(pears.actions.picked());
  const state: ReturnType<typeof store.getState> & { pears?: { ripe: number } } = store.getState();
  expect(selectRipe(state)).toBe(1);
});

it('the store lets a module inject its slice again, and refuses the name to another module', () => {
  const store = createStore();
  injectSlices(store, 'orchard', [pears]);
  expect(() => injectSlices(store, 'orchard', [pears])).not.toThrow();
  expect(() => injectSlices(store, 'market', [pears])).toThrow('already belongs to "orchard"');
  expect(() => injectSlices(store, 'market', [{ reducerPath: 'api', reducer: pears.reducer }])).toThrow(
    'already belongs',
  );
});

it('the store has notified its subscribers of the state of a request when the promise of the request settles', async () => {
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({
      pickPears: build.mutation<null, void>({
        queryFn: () => ({ error: { status: 503, code: 'unavailable', message: 'No pears today.' } }),
      }),
    }),
  });
  const store = createStore();
  let seen: string | undefined;
  const request = store.dispatch(endpoints.pickPears.initiate());
  store.subscribe(() => (seen = endpoints.pickPears.select(request.requestId)(store.getState()).status));
  await expect(request.unwrap()).rejects.toMatchObject({ code: 'unavailable' });
  expect(seen).toBe('rejected');
});
