import { api, owned } from '@tayyib/shared/sdk/api';
import type { DataAgesReply } from '@tayyib/shared/contracts';

/** How old the data of every page is. */
export const dataAgesApi = api.enhanceEndpoints({ addTagTypes: ['Market'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('shell', (build) => ({
    getDataAges: build.query<DataAgesReply, void>({ query: () => 'data-ages', providesTags: ['Market'] }),
  })),
});
