import { api, owned } from '@tayyib/shared/api';
import type { ModuleEntry, ModulesReply } from '@tayyib/shared/contracts';

const timeoutMs = 5_000;

/** What the shell knows of modules. */
export interface Registry {
  enabled: ModuleEntry[];
  /** Modules this page knew that have been switched off since. Their addresses deserve a better answer than 404. */
  withdrawn: ModuleEntry[];
}

/** Asks the server which modules there are for this viewer. */
export const modulesApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('shell', (build) => ({
    getModules: build.query<Registry, void>({
      query: () => ({ url: 'modules', timeout: timeoutMs }),
      transformResponse: ({ modules }: ModulesReply) => ({ enabled: modules, withdrawn: [] }),
      merge: (known, { enabled }) => {
        const isEnabled = ({ descriptor }: ModuleEntry) =>
          enabled.some((entry) => entry.descriptor.id === descriptor.id);
        known.withdrawn = [...known.withdrawn, ...known.enabled].filter((entry) => !isEnabled(entry));
        known.enabled = enabled;
      },
      providesTags: ['Modules'],
    }),
  })),
});
