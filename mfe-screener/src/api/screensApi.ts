import { owned } from '@tayyib/shared/sdk/api';
import type {
  FollowChange,
  HistogramReply,
  ReadyScreensReply,
  SavedRatio,
  SavedRatiosReply,
  SavedScreen,
  SavedScreensReply,
  SaveRatioBody,
  SaveScreenBody,
  ScreenCatalogueReply,
  ScreenChange,
  ScreenRunBody,
  ScreenRunReply,
  ScreenWhyBody,
  ScreenWhyReply,
  StandardId,
} from '@tayyib/shared/contracts';
import { marketApi } from '@tayyib/shared/endpoints/market';

const rowsPerPage = 100;
type ScreenQuery = Omit<ScreenRunBody, 'page' | 'pageSize'>;

/** Screens in the query language: running them, their vocabulary, saved screens and custom ratios. */
export const screensApi = marketApi
  .enhanceEndpoints({ addTagTypes: ['Screens', 'SavedScreens'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: owned('screener', (build) => ({
      /** Pages are loaded while the user scrolls. */
      runScreen: build.infiniteQuery<ScreenRunReply, ScreenQuery, number>({
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
        },
        query: ({ queryArg, pageParam }) => ({
          url: 'screens/run',
          method: 'POST',
          body: { ...queryArg, page: pageParam, pageSize: rowsPerPage },
        }),
        providesTags: ['Market', 'Screens'],
      }),
      explainMatch: build.query<ScreenWhyReply, ScreenWhyBody>({
        query: (body) => ({ url: 'screens/why', method: 'POST', body }),
        providesTags: ['Market', 'Screens'],
      }),
      getCatalogue: build.query<ScreenCatalogueReply, void>({
        query: () => 'screens/catalogue',
        providesTags: ['Market', 'Screens'],
      }),
      getHistogram: build.query<HistogramReply, { column: string; standard: StandardId }>({
        query: (params) => ({ url: 'screens/histogram', params }),
        providesTags: ['Market', 'Screens'],
      }),
      getReadyScreens: build.query<ReadyScreensReply, void>({
        query: () => 'screens/ready',
        providesTags: ['Market', 'Screens'],
      }),
      getSavedScreens: build.query<SavedScreensReply, void>({
        query: () => 'screens/saved',
        providesTags: ['SavedScreens'],
      }),
      saveScreen: build.mutation<SavedScreen, SaveScreenBody>({
        query: (body) => ({ url: 'screens/saved', method: 'POST', body }),
        invalidatesTags: (saved) => (saved ? ['SavedScreens'] : []),
      }),
      changeSavedScreen: build.mutation<SavedScreen, SaveScreenBody & { id: string }>({
        query: ({ id, ...body }) => ({ url: `screens/saved/${id}`, method: 'PUT', body }),
        invalidatesTags: (saved) => (saved ? ['SavedScreens'] : []),
      }),
      removeSavedScreen: build.mutation<unknown, string>({
        query: (id) => ({ url: `screens/saved/${id}`, method: 'DELETE' }),
        invalidatesTags: ['SavedScreens'],
      }),
      followScreen: build.mutation<SavedScreen, string>({
        query: (id) => ({ url: `screens/saved/${id}/follow`, method: 'PUT' }),
        invalidatesTags: (followed) => (followed ? ['SavedScreens'] : []),
      }),
      unfollowScreen: build.mutation<SavedScreen, string>({
        query: (id) => ({ url: `screens/saved/${id}/follow`, method: 'DELETE' }),
        invalidatesTags: (unfollowed) => (unfollowed ? ['SavedScreens'] : []),
      }),
      changeFollowing: build.mutation<SavedScreen, FollowChange & { id: string }>({
        query: ({ id, ...body }) => ({ url: `screens/saved/${id}/follow`, method: 'PATCH', body }),
        invalidatesTags: (changed) => (changed ? ['SavedScreens'] : []),
      }),
      getScreenChange: build.query<ScreenChange, string>({
        query: (id) => `screens/changes/${id}`,
        providesTags: ['Market', 'Screens'],
      }),
      getCustomRatios: build.query<SavedRatiosReply, void>({
        query: () => 'screens/ratios',
        providesTags: ['SavedScreens'],
      }),
      saveCustomRatio: build.mutation<SavedRatio, SaveRatioBody>({
        query: (body) => ({ url: 'screens/ratios', method: 'POST', body }),
        invalidatesTags: (saved) => (saved ? ['SavedScreens', 'Screens'] : []),
      }),
      removeCustomRatio: build.mutation<unknown, string>({
        query: (id) => ({ url: `screens/ratios/${id}`, method: 'DELETE' }),
        invalidatesTags: (_reply, error) => (error ? [] : ['SavedScreens', 'Screens']),
      }),
    })),
  });

export const {
  useChangeFollowingMutation,
  useChangeSavedScreenMutation,
  useExplainMatchQuery,
  useFollowScreenMutation,
  useGetCatalogueQuery,
  useGetHistogramQuery,
  useGetCustomRatiosQuery,
  useGetReadyScreensQuery,
  useGetSavedScreensQuery,
  useGetScreenChangeQuery,
  useLazyGetHistogramQuery,
  useRemoveCustomRatioMutation,
  useRemoveSavedScreenMutation,
  useRunScreenInfiniteQuery,
  useSaveCustomRatioMutation,
  useSaveScreenMutation,
  useUnfollowScreenMutation,
} = screensApi;
