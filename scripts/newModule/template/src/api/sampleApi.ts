import { api, owned } from '@tayyib/shared/api';
import type { MetalPrice, MetalPricesReply } from '@tayyib/shared/contracts';

/** What this module asks the server for. */
const sampleApi = api.enhanceEndpoints({ addTagTypes: ['Sample'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('sample', (build) => ({
    /** The newest price known of each metal. */
    getSample: build.query<MetalPrice[], void>({
      query: () => 'metals',
      transformResponse: (reply: MetalPricesReply) => reply.prices,
      providesTags: ['Sample'],
    }),
  })),
});

export const { useGetSampleQuery } = sampleApi;
