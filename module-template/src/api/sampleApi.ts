import { api, owned } from '@tayyib/shared/sdk/api';
import type { MetalPrice, MetalPricesReply } from '@tayyib/shared/contracts';

/** The endpoints of this module. */
export const sampleApi = api.enhanceEndpoints({ addTagTypes: ['Sample'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('sample', (build) => ({
    /** The latest price of each metal. */
    getSample: build.query<MetalPrice[], void>({
      query: () => 'metals',
      transformResponse: (reply: MetalPricesReply) => reply.prices,
      providesTags: ['Sample'],
    }),
  })),
});

export const { useGetSampleQuery } = sampleApi;
