import { owned } from '@tayyib/shared/sdk/api';
import { createStore } from '@tayyib/shared/sdk/store';
import { serverReplies } from '@tayyib/shared/testing';
import { marketApi } from '.';

const reading = marketApi.injectEndpoints({
  endpoints: owned('orchard', (build) => ({
    getPlums: build.query<string[], void>({ query: () => 'plums', providesTags: ['Market'] }),
  })),
});
const deciding = marketApi.injectEndpoints({
  endpoints: owned('office', (build) => ({
    pricePlums: build.mutation<unknown, void>({
      query: () => ({ url: 'plums', method: 'POST' }),
      invalidatesTags: ['Market'],
    }),
  })),
});

it('market data of one module is refetched after another changed it', async () => {
  let plums = ['dear'];
  serverReplies({
    'GET /api/plums': () => plums,
    'POST /api/plums': () => {
      plums = ['cheap'];
      return { success: true };
    },
  });
  const store = createStore();
  /** Reads through the cache, which only requests missing data. */
  const plumsNow = async () => (await store.dispatch(reading.endpoints.getPlums.initiate())).data;
  expect(await plumsNow()).toEqual(['dear']);
  await store.dispatch(deciding.endpoints.pricePlums.initiate());
  await Promise.all(store.dispatch(marketApi.util.getRunningQueriesThunk()));
  expect(await plumsNow()).toEqual(['cheap']);
});
