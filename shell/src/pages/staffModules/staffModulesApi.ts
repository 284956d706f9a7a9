import { api, owned } from '@tayyib/shared/sdk/api';
import type {
  ChangeReason,
  ModuleHistoryReply,
  ModuleSeriesReply,
  ModuleTokensReply,
  NewModuleToken,
  NewModuleTokenReply,
  NewOverride,
  NewOverrideReply,
  ReplaceVersion,
  ReplayVisit,
  SetCanary,
  SetEnabled,
  SetModuleAudience,
  SetOwners,
  SetStable,
  StaffModule,
  StaffModulesReply,
  StaffOverridesReply,
  SupportVisitReply,
  Withdrawal,
} from '@tayyib/shared/contracts';

const tagTypes = ['StaffModules', 'ModuleLinks', 'ModuleTokens'] as const;

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
    endModuleCanary: build.mutation<StaffModule, Change<Withdrawal>>({
      query: ({ id, ...body }) => ({ url: `staff/modules/${id}/canary/end`, method: 'POST', body }),
      invalidatesTags: ['StaffModules'],
    }),
    rollBackModule: build.mutation<StaffModule, Change<Withdrawal>>({
      query: ({ id, ...body }) => ({ url: `staff/modules/${id}/rollback`, method: 'POST', body }),
      invalidatesTags: ['StaffModules'],
    }),
    replaceModuleVersion: build.mutation<StaffModule, Change<ReplaceVersion>>({
      query: ({ id, ...body }) => ({ url: `staff/modules/${id}/replace`, method: 'POST', body }),
      invalidatesTags: ['StaffModules'],
    }),
    retireModule: build.mutation<StaffModule, Change<ChangeReason>>({
      query: ({ id, ...body }) => ({ url: `staff/modules/${id}/retire`, method: 'POST', body }),
      invalidatesTags: ['StaffModules', 'ModuleTokens'],
    }),
    setModuleOwners: build.mutation<StaffModule, Change<SetOwners>>({
      query: ({ id, ...body }) => ({ url: `staff/modules/${id}/owners`, method: 'PUT', body }),
      invalidatesTags: ['StaffModules', 'ModuleTokens'],
    }),
    getModuleTokens: build.query<ModuleTokensReply, string>({
      query: (id) => `staff/modules/${id}/tokens`,
      providesTags: ['ModuleTokens'],
    }),
    makeModuleToken: build.mutation<NewModuleTokenReply, Change<NewModuleToken>>({
      query: ({ id, ...body }) => ({ url: `staff/modules/${id}/tokens`, method: 'POST', body }),
      invalidatesTags: ['ModuleTokens', 'StaffModules'],
    }),
    revokeModuleToken: build.mutation<void, { id: string; token: string }>({
      query: ({ id, token }) => ({ url: `staff/modules/${id}/tokens/${token}`, method: 'DELETE' }),
      invalidatesTags: ['ModuleTokens', 'StaffModules'],
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
  useReplaceModuleVersionMutation,
  useRetireModuleMutation,
  useSetModuleOwnersMutation,
  useGetModuleTokensQuery,
  useMakeModuleTokenMutation,
  useRevokeModuleTokenMutation,
  useGetModuleLinksQuery,
  useMakeModuleLinkMutation,
  useWithdrawModuleLinkMutation,
  useFindModuleVisitMutation,
  useReplayModuleVisitMutation,
} = staffModulesApi;
