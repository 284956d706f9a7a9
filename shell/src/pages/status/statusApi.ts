import { api, owned } from '@tayyib/shared/sdk/api';
import type { DataStatusReply, StandardId } from '@tayyib/shared/contracts';

/** How current and how complete the data is. */
export const statusApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('shell', (build) => ({
    getDataStatus: build.query<DataStatusReply, StandardId>({
      query: (standard) => ({ url: 'status', params: { standard } }),
    }),
  })),
});

export const { useGetDataStatusQuery } = statusApi;
