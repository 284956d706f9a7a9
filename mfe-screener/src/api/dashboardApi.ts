import { owned } from '@tayyib/shared/sdk/api';
import type { DashboardReply, DataStatusReply, StandardId } from '@tayyib/shared/contracts';
import { marketApi } from '@tayyib/shared/endpoints/market';

/** The market at a glance, for the cards of the dashboard. */
export const dashboardApi = marketApi.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('screener', (build) => ({
    /** How many companies of each universe have which status. */
    getUniverses: build.query<DataStatusReply['universes'], StandardId>({
      query: (standard) => ({ url: 'status', params: { standard } }),
      transformResponse: ({ universes }: DataStatusReply) => universes,
      providesTags: ['Market'],
    }),
    /** Headline figures, with the recent changes by this standard. */
    getHeadline: build.query<DashboardReply, StandardId>({
      query: (standard) => ({ url: 'dashboard', params: { standard } }),
      providesTags: ['Market'],
    }),
  })),
});

export const { useGetHeadlineQuery, useGetUniversesQuery } = dashboardApi;
