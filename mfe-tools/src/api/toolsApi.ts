import { api, owned } from '@tayyib/shared/api';
import type { MetalPrice, MetalPricesReply } from '@tayyib/shared/contracts';

/** Endpoints of this module. */
export const toolsApi = api.enhanceEndpoints({ addTagTypes: ['Metals'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('tools', (build) => ({
    /** The latest price of each metal. */
    getMetalPrices: build.query<MetalPrice[], void>({
      query: () => 'metals',
      transformResponse: (reply: MetalPricesReply) => reply.prices,
      providesTags: ['Metals'],
    }),
  })),
});

export const { useGetMetalPricesQuery } = toolsApi;
