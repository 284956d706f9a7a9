import { api, owned } from '@tayyib/shared/sdk/api';
import type {
  PublicHome,
  PublicListReply,
  PublicOverview,
  PublicSearchReply,
  PublicStockReply,
} from '@tayyib/shared/contracts';

/** What everyone sees of stocks, whatever their plan. */
export const publicStocksApi = api.enhanceEndpoints({ addTagTypes: ['Market'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('shell', (build) => ({
    getPublicStock: build.query<PublicStockReply, string>({
      query: (code) => `public/stocks/${encodeURIComponent(code)}`,
      providesTags: ['Market'],
    }),
    /** By kind, id and page: `industry/it-software/1`. */
    getPublicList: build.query<PublicListReply, string>({
      query: (list) => `public/lists/${list.split('/').map(encodeURIComponent).join('/')}`,
      providesTags: ['Market'],
    }),
    getPublicOverview: build.query<PublicOverview, void>({
      query: () => 'public/stocks',
      providesTags: ['Market'],
    }),
    getPublicHome: build.query<PublicHome, void>({
      query: () => 'public/home',
      providesTags: ['Market'],
    }),
    findPublicStocks: build.query<PublicSearchReply, string>({
      query: (text) => ({ url: 'public/search', params: { q: text } }),
      keepUnusedDataFor: 300,
    }),
  })),
});

export const {
  useGetPublicStockQuery,
  useGetPublicListQuery,
  useGetPublicOverviewQuery,
  useGetPublicHomeQuery,
  useFindPublicStocksQuery,
} = publicStocksApi;
