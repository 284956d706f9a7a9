import { api, owned } from '@tayyib/shared/sdk/api';
import type { ActiveOverride, ModuleEntry, ModulesReply } from '@tayyib/shared/contracts';
import { takeInlinedRegistry } from './inlinedRegistry';
import { trustedKeys } from './trustedKeys';
import { verifiedRegistry } from './verifiedRegistry';

const timeoutMs = 5_000;

/** The registry as the shell knows it. */
export interface Registry {
  /** Increases with every change. */
  revision: number;
  enabled: ModuleEntry[];
  /** Modules that were switched off since the page was opened. Their routes show a notice instead of a 404. */
  withdrawn: ModuleEntry[];
  /** Exact versions set by a tester's link. */
  override: ActiveOverride | null;
}

const untrustedRegistry = {
  status: 0,
  code: 'untrusted-registry',
  message: 'The list of modules is not signed by us, so it was rejected.',
};

const toRegistry = ({ revision, modules, override }: ModulesReply): Registry => ({
  revision,
  enabled: modules,
  withdrawn: [],
  override,
});

/** The modules for this viewer: first those in the page, if it has them. An unsigned reply is an error. */
export const modulesApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('shell', (build) => ({
    getModules: build.query<Registry, void>({
      queryFn: async (_nothing, _store, _options, baseQuery) => {
        // read before the request, so that nothing that happens later can change the trusted keys
        const keys = trustedKeys();
        const inPage = await verifiedRegistry(takeInlinedRegistry(), keys);
        if (inPage) return { data: toRegistry(inPage) };
        const { data, error } = await baseQuery({ url: 'modules', timeout: timeoutMs });
        if (error) return { error };
        const reply = await verifiedRegistry(data, keys);
        return reply ? { data: toRegistry(reply) } : { error: untrustedRegistry };
      },
      merge: (known, { revision, enabled, override }) => {
        // an outdated reply
        if (revision < known.revision) return;
        const isEnabled = ({ descriptor }: ModuleEntry) =>
          enabled.some((entry) => entry.descriptor.id === descriptor.id);
        const isFirst = ({ descriptor: { id } }: ModuleEntry, index: number, all: ModuleEntry[]) =>
          all.findIndex(({ descriptor }) => descriptor.id === id) === index;
        known.withdrawn = [...known.enabled, ...known.withdrawn]
          .filter((entry) => !isEnabled(entry))
          .filter(isFirst);
        Object.assign(known, { revision, enabled, override });
      },
      providesTags: ['Modules'],
    }),
  })),
});
