import { api, owned } from '@tayyib/shared/api';
import type { MetalPrice, MetalPricesReply } from '@tayyib/shared/contracts';

/** What this module asks the server for. */
export const toolsApi = api.enhanceEndpoints({ addTagTypes: ['Metals'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('tools', (build) => ({
    /** The newest price known of each metal. */
    getMetalPrices: build.query<MetalPrice[], void>({
      query: () => 'metals',
      transformResponse: (reply: MetalPricesReply) => reply.prices,
      providesTags: ['Metals'],
    }),
  })),
});

export const { useGetMetalPricesQuery } = toolsApi;
