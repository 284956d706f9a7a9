import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import '../sdk/theme/theme.css';
import type { User } from '@tayyib/shared/contracts';
import type { ModuleDefinition } from '@tayyib/shared/sdk/modules';
import { createStore, injectSlices } from '@tayyib/shared/sdk/store';
import { BrowserRouter } from '@tayyib/shared/sdk/router';
import { noHandler } from '../testing/fixtures';
import type { CommandExample } from './commandExample';
import { StandalonePages, type StandaloneDescriptor } from './StandalonePages';
import type { SlotExamples } from './StandaloneSlots';
import { http, HttpResponse } from 'msw';

/** The stock and the holdings of slot components are given where they have to be some of the scenarios. */
interface StandaloneOptions extends Partial<SlotExamples> {
  descriptor: StandaloneDescriptor;
  definition: ModuleDefinition;
  /**
   * The msw handlers of each scenario; earlier ones take precedence. The first scenario is the default, `?scenario=` selects
   * another.
   */
  scenarios: Readonly<Record<string, readonly RequestHandler[]>>;
  /** The signed-in user, unless a scenario overrides it. */
  as: User;
  /** Example query strings for pages that need one, by path: `{ '/stock': 'isin=INE002A01018' }`. */
  examples?: Readonly<Record<string, string>>;
  /** An example of each command that the module provides. */
  commandExamples?: readonly CommandExample[];
}

/** Shows every page, slot component and command of one module without shell, server or other modules. */
export async function runStandalone({
  descriptor,
  definition,
  scenarios,
  as,
  examples,
  commandExamples,
  ...slotExamples
}: StandaloneOptions) {
  const names = Object.keys(scenarios);
  const requested = new URLSearchParams(location.search).get('scenario') ?? '';
  const scenario = names.includes(requested) ? requested : (names[0] ?? '');
  const worker = setupWorker(...(scenarios[scenario] ?? []), signedInAs(as), noHandler);
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });

  const store = createStore();
  injectSlices(store, descriptor.id, definition.slices ?? []);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element.');
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <StandalonePages
          descriptor={descriptor}
          definition={definition}
          store={store}
          names={names}
          scenario={scenario}
          examples={examples}
          commandExamples={commandExamples}
          {...slotExamples}
        />
      </BrowserRouter>
    </StrictMode>,
  );
}

/** The handler of a session of this user. */
export const signedInAs = (user: User) => http.get('/api/session', () => HttpResponse.json({ user }));
