import { createRoot } from 'react-dom/client';
import '../theme/theme.css';
import type { User } from '@tayyib/shared/contracts';
import type { ModuleDefinition } from '@tayyib/shared/modules';
import { createStore, injectSlices } from '@tayyib/shared/store';
import { BrowserRouter } from '@tayyib/shared/router';
import { setFileTransport } from '@tayyib/shared/api';
import { answerFrom, uploadsTo, type Fixtures } from '../testing/fixtureServer';
import { AlonePages, type AloneDescriptor } from './AlonePages';

interface AloneOptions {
  descriptor: AloneDescriptor;
  definition: ModuleDefinition;
  /** Answers of the server by the name of a state to look at; the first is shown unless `?scenario=` says otherwise. */
  scenarios: Readonly<Record<string, Fixtures>>;
  /** Who is signed in, unless a scenario says otherwise. */
  as: User;
  /** What to ask pages for that show one of many, by path: `{ '/stock': 'isin=INE002A01018' }`. */
  examples?: Readonly<Record<string, string>>;
}

/** Shows every page and slot component of one module with no shell, no server and no other module. */
export function runAlone({ descriptor, definition, scenarios, as, examples }: AloneOptions) {
  const names = Object.keys(scenarios);
  const asked = new URLSearchParams(location.search).get('scenario') ?? '';
  const scenario = names.includes(asked) ? asked : (names[0] ?? '');
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
  if (!root) throw new Error('The page has no #root to draw into.');
  createRoot(root).render(
    <BrowserRouter>
      <AlonePages {...{ descriptor, definition, store, names, scenario, examples }} />
    </BrowserRouter>,
  );
}
