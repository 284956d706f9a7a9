import { screen, waitFor } from '@testing-library/react';
import type { ModuleOutcomes } from '@tayyib/shared/contracts';
import { createSlice } from '@tayyib/shared/sdk/toolkit';
import { aPerson } from '@tayyib/shared/testing';
import { aModule, aVersion } from '../../testing/aModule';
import { namedPage, type ModuleSdk } from '../../testing/fakeFederation';
import { navLink, openShell } from '../../testing/openShell';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

// the first test imports the layout of the shell

type Api = Awaited<ReturnType<ModuleSdk['api']>>;

/** A module whose page reads the name of a stock. */
async function stocks(sdk: ModuleSdk) {
  const { api, owned } = await sdk.api();
  const { useGetPearQuery } = api.enhanceEndpoints({ addTagTypes: ['Pears'] }).injectEndpoints({
    overrideExisting: true,
    endpoints: owned('stocks', (build) => ({
      getPear: build.query<{ name: string }, void>({ query: () => 'pear', providesTags: ['Pears'] }),
    })),
  });
  const Page = () => <h1>{useGetPearQuery().data?.name ?? 'Loading, please wait…'}</h1>;
  return { default: { pages: { Page: async () => ({ default: Page }) } } };
}

const foreign = createSlice({ name: 'interruptions', initialState: {}, reducers: {} });

/** What a module may try while its code is evaluated. */
const attempts: readonly [string, (sdk: Api) => unknown][] = [
  [
    'changes an endpoint of another module',
    ({ api }) =>
      api.enhanceEndpoints({
        endpoints: { getPear: { keepUnusedDataFor: 1, transformResponse: () => null } },
      }),
  ],
  [
    'adds an endpoint of another module again, without an owner',
    ({ api }) =>
      api.injectEndpoints({
        overrideExisting: true,
        endpoints: (build) => ({ getPear: build.query<null, void>({ queryFn: () => ({ data: null }) }) }),
      }),
  ],
  [
    'adds an endpoint in the name of another module',
    ({ api, owned }) =>
      api.injectEndpoints({
        overrideExisting: true,
        endpoints: owned('stocks', (build) => ({
          getPear: build.query<null, void>({ queryFn: () => ({ data: null }) }),
        })),
      }),
  ],
  [
    'adds an endpoint of the page again',
    ({ api }) =>
      api.injectEndpoints({
        overrideExisting: true,
        endpoints: (build) => ({ getSession: build.query<null, void>({ queryFn: () => ({ data: null }) }) }),
      }),
  ],
  [
    'changes an endpoint of the page through another name of the API',
    ({ sessionApi }) => sessionApi.enhanceEndpoints({ endpoints: { getSession: { keepUnusedDataFor: 1 } } }),
  ],
  [
    'replaces a function of an endpoint',
    ({ sessionApi: { endpoints } }) => {
      endpoints.getSession = { ...endpoints.getSession };
    },
  ],
  ['declares a tag of another module', ({ api }) => api.enhanceEndpoints({ addTagTypes: ['Pears'] })],
  [
    'invalidates a tag of another module',
    ({ api }) =>
      api.enhanceEndpoints<'Pears'>({}).injectEndpoints({
        endpoints: (build) => ({
          readNews: build.mutation<null, void>({
            queryFn: () => ({ data: null }),
            invalidatesTags: ['Pears'],
          }),
        }),
      }),
  ],
  ['empties the cache', ({ api }) => api.util.resetApiState()],
  ['changes the session', ({ setSession }) => setSession(null)],
];

/** Opens the page of a module that tries something, then the page of another. */
async function openAfter(attempt: (sdk: ModuleSdk) => Promise<unknown>) {
  const owns = { slices: ['interruptions', 'news'], endpoints: 'news', tags: ['News'] };
  const fallback = aVersion('news', { owns });
  const news = { ...aModule('news', { owns }), fallback };
  const other = aModule('stocks', { owns: { slices: [], endpoints: 'stocks', tags: ['Pears'] } });
  const reports: ModuleOutcomes['outcomes'] = [];
  const page = openShell({
    at: '/stocks',
    as: aPerson(),
    modules: [news, other],
    files: {
      stocks,
      [`news ${news.version}`]: (sdk) => ({
        default: {
          pages: {
            Page: async () => {
              await attempt(sdk);
              return namedPage('The news').default.pages.Page();
            },
          },
        },
      }),
      [`news ${fallback.version}`]: () => namedPage('The earlier news'),
    },
    answers: {
      'GET /api/pear': { name: 'Conference' },
      'POST /api/modules/outcomes': async ({ body }) => {
        reports.push(...(body as ModuleOutcomes).outcomes);
        return {};
      },
    },
  });
  await screen.findByRole('heading', { name: 'Conference' });
  await page.person.click(await navLink('News'));
  return { ...page, reports, version: news.version };
}

describe('a module that reaches outside its scope is replaced by its fallback, and the other works', () => {
  const expectHealed = async ({ person, reports, version }: Awaited<ReturnType<typeof openAfter>>) => {
    expect(await screen.findByRole('heading', { name: 'The earlier news' })).toBeInTheDocument();
    await person.click(await navLink('Stocks'));
    expect(await screen.findByRole('heading', { name: 'Conference' })).toBeInTheDocument();
    const failure = { module: 'news', version, outcome: 'failed', reason: 'scope' };
    await waitFor(() => expect(reports).toContainEqual(expect.objectContaining(failure)));
  };

  it.each(attempts)('when it %s', async (_case, attempt) => {
    await expectHealed(await openAfter(async (sdk) => attempt(await sdk.api())));
  });

  it('when it adds a slice of the page', async () => {
    await expectHealed(
      await openAfter(async (sdk) => {
        const { rootReducer } = await sdk.store();
        foreign.injectInto(rootReducer, { overrideExisting: true });
      }),
    );
  });
});

it('lets a module add its own endpoints and slices, and use what is shared', async () => {
  const page = await openAfter(async (sdk) => {
    const { api, consentsApi } = await sdk.api();
    const { rootReducer } = await sdk.store();
    const newsApi = api.enhanceEndpoints({ addTagTypes: ['News', 'Market'] }).injectEndpoints({
      endpoints: (build) => ({
        getNews: build.query<null, void>({ queryFn: () => ({ data: null }), providesTags: ['News'] }),
        writeNews: build.mutation<null, void>({
          queryFn: () => ({ data: null }),
          invalidatesTags: ['News', 'Market'],
        }),
      }),
    });
    newsApi.enhanceEndpoints({ endpoints: { getNews: { keepUnusedDataFor: 9 } } });
    newsApi.util.invalidateTags(['News']);
    newsApi.util.updateQueryData('getNews', undefined, () => null);
    consentsApi.util.upsertQueryEntries([]);
    createSlice({ name: 'news', initialState: {}, reducers: {} }).injectInto(rootReducer);
  });
  expect(await screen.findByRole('heading', { name: 'The news' })).toBeInTheDocument();
  page.store.dispatch({ type: 'anything' }); // an added slice has its state as of the next action
  expect(page.store.getState()).toHaveProperty('news');
});
