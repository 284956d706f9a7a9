import { api, owned } from '@tayyib/shared/api';
import type {
  FundReply,
  FundsPage,
  FundsQuery,
  IndexMembersPage,
  IndexMembersQuery,
  IndexReply,
  IndicesPage,
  IndicesQuery,
  IndustriesPage,
  IndustriesRequest,
  IndustryQuery,
  IndustryReply,
  IpoReply,
  IposPage,
  IposQuery,
  Metal,
  MetalHistoryQuery,
  MetalHistoryReply,
  StandardId,
} from '@tayyib/shared/contracts';

interface One {
  id: string;
  standard: StandardId;
}

const at = (list: string, id: string) => `${list}/${encodeURIComponent(id)}`;

/** Lists of the market, and one of each: public issues, industries, indices, funds, metals. */
export const marketListsApi = api.enhanceEndpoints({ addTagTypes: ['Screens'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('screener', (build) => ({
    getIpos: build.query<IposPage, Partial<IposQuery>>({
      query: (params) => ({ url: 'ipos', params }),
      providesTags: ['Screens'],
    }),
    getIpo: build.query<IpoReply, One>({
      query: ({ id, ...params }) => ({ url: at('ipos', id), params }),
      providesTags: ['Screens'],
    }),
    getIndustries: build.query<IndustriesPage, IndustriesRequest>({
      query: (params) => ({ url: 'industries', params }),
      providesTags: ['Screens'],
    }),
    getIndustry: build.query<IndustryReply, { id: string } & Partial<IndustryQuery>>({
      query: ({ id, ...params }) => ({ url: at('industries', id), params }),
      providesTags: ['Screens', 'Session'],
    }),
    getIndices: build.query<IndicesPage, Partial<IndicesQuery>>({
      query: (params) => ({ url: 'indices', params }),
      providesTags: ['Screens'],
    }),
    getIndex: build.query<IndexReply, One>({
      query: ({ id, ...params }) => ({ url: at('indices', id), params }),
      providesTags: ['Screens'],
    }),
    getIndexMembers: build.query<IndexMembersPage, { id: string } & Partial<IndexMembersQuery>>({
      query: ({ id, ...params }) => ({ url: `${at('indices', id)}/members`, params }),
      providesTags: ['Screens', 'Session'],
    }),
    getFunds: build.query<FundsPage, Partial<FundsQuery>>({
      query: (params) => ({ url: 'funds', params }),
      providesTags: ['Screens'],
    }),
    getFund: build.query<FundReply, One>({
      query: ({ id, ...params }) => ({ url: at('funds', id), params }),
      providesTags: ['Screens'],
    }),
    getMetal: build.query<MetalHistoryReply, { metal: Metal; range: MetalHistoryQuery['range'] }>({
      query: ({ metal, range }) => ({ url: at('metals', metal), params: { range } }),
    }),
  })),
});

export const {
  useGetFundQuery,
  useGetFundsQuery,
  useGetIndexMembersQuery,
  useGetIndexQuery,
  useGetIndicesQuery,
  useGetIndustriesQuery,
  useGetIndustryQuery,
  useGetIpoQuery,
  useGetIposQuery,
  useGetMetalQuery,
} = marketListsApi;
