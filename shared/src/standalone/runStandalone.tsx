import { createRoot } from 'react-dom/client';
import '../theme/theme.css';
import type { User } from '@tayyib/shared/contracts';
import type { ModuleDefinition } from '@tayyib/shared/modules';
import { createStore, injectSlices } from '@tayyib/shared/store';
import { BrowserRouter } from '@tayyib/shared/router';
import { setFileTransport } from '@tayyib/shared/api';
import { answerFrom, uploadsTo, type Fixtures } from '../testing/fixtureServer';
import { StandalonePages, type StandaloneDescriptor } from './StandalonePages';

interface StandaloneOptions {
  descriptor: StandaloneDescriptor;
  definition: ModuleDefinition;
  /** Server replies by scenario name; the first scenario is the default, `?scenario=` selects another. */
  scenarios: Readonly<Record<string, Fixtures>>;
  /** The signed-in user, unless a scenario overrides it. */
  as: User;
  /** Example query strings for pages that need one, by path: `{ '/stock': 'isin=INE002A01018' }`. */
  examples?: Readonly<Record<string, string>>;
}

/** Shows every page and slot component of one module without shell, server or other modules. */
export function runStandalone({ descriptor, definition, scenarios, as, examples }: StandaloneOptions) {
  const names = Object.keys(scenarios);
  const requested = new URLSearchParams(location.search).get('scenario') ?? '';
  const scenario = names.includes(requested) ? requested : (names[0] ?? '');
  const fixtures: Fixtures = { 'GET /api/session': { user: as }, ...scenarios[scenario] };
  const network = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    return new URL(request.url).pathname.startsWith('/api/')
      ? answerFrom(fixtures, request)
      : network(request);
  };

  setFileTransport(uploadsTo(globalThis.fetch));

  const store = createStore();
  injectSlices(store, descriptor.id, definition.slices ?? []);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element.');
  createRoot(root).render(
    <BrowserRouter>
      <StandalonePages {...{ descriptor, definition, store, names, scenario, examples }} />
    </BrowserRouter>,
  );
}
