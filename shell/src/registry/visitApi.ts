import { api, owned } from '@tayyib/shared/sdk/api';
import type { NewSupportCode, OverrideReply, SupportCodeReply } from '@tayyib/shared/contracts';

/** Overrides and support codes of this browser. */
export const visitApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('shell', (build) => ({
    openModuleLink: build.mutation<OverrideReply, string>({
      query: (token) => ({ url: 'modules/override', method: 'POST', body: { token } }),
    }),
    dropModuleLink: build.mutation<OverrideReply, void>({
      query: () => ({ url: 'modules/override', method: 'DELETE' }),
    }),
    makeSupportCode: build.mutation<SupportCodeReply, NewSupportCode>({
      query: (body) => ({ url: 'modules/support-codes', method: 'POST', body }),
    }),
  })),
});

export const { useOpenModuleLinkMutation, useDropModuleLinkMutation, useMakeSupportCodeMutation } = visitApi;
