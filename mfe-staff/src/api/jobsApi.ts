import { api, owned } from '@tayyib/shared/sdk/api';
import type { JobsReply, JobsRunReply } from '@tayyib/shared/contracts';

/** The endpoints of the jobs page. */
export const jobsApi = api.enhanceEndpoints({ addTagTypes: ['Jobs'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('staff', (build) => ({
    getJobs: build.query<JobsReply, void>({ query: () => 'staff/jobs', providesTags: ['Jobs'] }),
    runJobNow: build.mutation<JobsRunReply, string>({
      query: (name) => ({ url: `staff/jobs/${encodeURIComponent(name)}/run`, method: 'POST' }),
      invalidatesTags: ['Jobs'],
    }),
  })),
});

export const { useGetJobsQuery, useRunJobNowMutation } = jobsApi;
