import { api, owned } from '@tayyib/shared/api';
import type { ActiveOverride, ModuleEntry } from '@tayyib/shared/contracts';
import { pageVouches } from './pageVouches';
import { verifiedRegistry } from './verifiedRegistry';

const timeoutMs = 5_000;

/** What the shell knows of modules. */
export interface Registry {
  /** Grows with every change. */
  revision: number;
  enabled: ModuleEntry[];
  /** Modules this page knew that have been switched off since. Their addresses deserve a better answer than 404. */
  withdrawn: ModuleEntry[];
  /** Exact versions that a tester's link put in place of the usual. */
  override: ActiveOverride | null;
}

const notVouchedFor = {
  status: 0,
  code: 'not-vouched-for',
  message: 'The list of the parts of this app was not signed by us, so none of it was believed.',
};

/** Asks the server which modules there are for this viewer. An answer that is not signed is none. */
export const modulesApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('shell', (build) => ({
    getModules: build.query<Registry, void>({
      queryFn: async (_nothing, _store, _options, ask) => {
        // read before the answer is there: nothing that comes later has a say in whom the page believes
        const { keys } = pageVouches();
        const { data, error } = await ask({ url: 'modules', timeout: timeoutMs });
        if (error) return { error };
        const reply = await verifiedRegistry(data, keys);
        if (!reply) return { error: notVouchedFor };
        const { revision, modules, override } = reply;
        return { data: { revision, enabled: modules, withdrawn: [], override } };
      },
      merge: (known, { revision, enabled, override }) => {
        // an answer given before the last change
        if (revision < known.revision) return;
        const isEnabled = ({ descriptor }: ModuleEntry) =>
          enabled.some((entry) => entry.descriptor.id === descriptor.id);
        const isFirst = ({ descriptor: { id } }: ModuleEntry, at: number, all: ModuleEntry[]) =>
          all.findIndex(({ descriptor }) => descriptor.id === id) === at;
        known.withdrawn = [...known.enabled, ...known.withdrawn]
          .filter((entry) => !isEnabled(entry))
          .filter(isFirst);
        Object.assign(known, { revision, enabled, override });
      },
      providesTags: ['Modules'],
    }),
  })),
});
