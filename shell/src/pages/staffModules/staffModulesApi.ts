import { api, owned } from '@tayyib/shared/sdk/api';
import type {
  ChangeReason,
  ModuleHistoryReply,
  ModuleSeriesReply,
  NewOverride,
  NewOverrideReply,
  ReplayVisit,
  SetCanary,
  SetEnabled,
  SetModuleAudience,
  SetStable,
  StaffModule,
  StaffModulesReply,
  StaffOverridesReply,
  SupportVisitReply,
} from '@tayyib/shared/contracts';

const tagTypes = ['StaffModules', 'ModuleLinks'] as const;

/** A change of one module. */
type Change<Body> = Body & { id: string };

/** The API of the module console. Every change returns the updated module. */
export const staffModulesApi = api.enhanceEndpoints({ addTagTypes: tagTypes }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('shell', (build) => ({
    getStaffModules: build.query<StaffModulesReply, void>({
      query: () => 'staff/modules',
      providesTags: ['StaffModules'],
    }),
    getModuleHistory: build.query<ModuleHistoryReply, { id: string; before?: number }>({
      query: ({ id, before }) => ({ url: `staff/modules/${id}/history`, params: { before } }),
      providesTags: ['StaffModules'],
    }),
    getModuleSeries: build.query<ModuleSeriesReply, { id: string; hours: number }>({
      query: ({ id, hours }) => ({ url: `staff/modules/${id}/series`, params: { hours } }),
      providesTags: ['StaffModules'],
    }),
    setModuleEnabled: build.mutation<StaffModule, Change<SetEnabled>>({
      query: ({ id, ...body }) => ({ url: `staff/modules/${id}/enabled`, method: 'PUT', body }),
      invalidatesTags: ['StaffModules'],
    }),
    setModuleAudience: build.mutation<StaffModule, Change<SetModuleAudience>>({
      query: ({ id, ...body }) => ({ url: `staff/modules/${id}/audience`, method: 'PUT', body }),
      invalidatesTags: ['StaffModules'],
    }),
    setModuleStable: build.mutation<StaffModule, Change<SetStable>>({
      query: ({ id, ...body }) => ({ url: `staff/modules/${id}/stable`, method: 'PUT', body }),
      invalidatesTags: ['StaffModules'],
    }),
    setModuleCanary: build.mutation<StaffModule, Change<SetCanary>>({
      query: ({ id, ...body }) => ({ url: `staff/modules/${id}/canary`, method: 'PUT', body }),
      invalidatesTags: ['StaffModules'],
    }),
    endModuleCanary: build.mutation<StaffModule, Change<ChangeReason>>({
      query: ({ id, ...body }) => ({ url: `staff/modules/${id}/canary/end`, method: 'POST', body }),
      invalidatesTags: ['StaffModules'],
    }),
    rollBackModule: build.mutation<StaffModule, Change<ChangeReason>>({
      query: ({ id, ...body }) => ({ url: `staff/modules/${id}/rollback`, method: 'POST', body }),
      invalidatesTags: ['StaffModules'],
    }),
    getModuleLinks: build.query<StaffOverridesReply, void>({
      query: () => 'staff/module-overrides',
      providesTags: ['ModuleLinks'],
    }),
    makeModuleLink: build.mutation<NewOverrideReply, NewOverride>({
      query: (body) => ({ url: 'staff/module-overrides', method: 'POST', body }),
      invalidatesTags: ['ModuleLinks'],
    }),
    withdrawModuleLink: build.mutation<void, string>({
      query: (id) => ({ url: `staff/module-overrides/${id}`, method: 'DELETE' }),
      invalidatesTags: ['ModuleLinks'],
    }),
    findModuleVisit: build.mutation<SupportVisitReply, string>({
      query: (code) => `staff/module-support-codes/${encodeURIComponent(code)}`,
    }),
    replayModuleVisit: build.mutation<NewOverrideReply, ReplayVisit & { code: string }>({
      query: ({ code, ...body }) => ({
        url: `staff/module-support-codes/${encodeURIComponent(code)}/replay`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['ModuleLinks'],
    }),
  })),
});

export const {
  useGetStaffModulesQuery,
  useGetModuleHistoryQuery,
  useGetModuleSeriesQuery,
  useSetModuleEnabledMutation,
  useSetModuleStableMutation,
  useSetModuleAudienceMutation,
  useSetModuleCanaryMutation,
  useEndModuleCanaryMutation,
  useRollBackModuleMutation,
  useGetModuleLinksQuery,
  useMakeModuleLinkMutation,
  useWithdrawModuleLinkMutation,
  useFindModuleVisitMutation,
  useReplayModuleVisitMutation,
} = staffModulesApi;
