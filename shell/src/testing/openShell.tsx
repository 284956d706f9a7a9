import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionApi } from '@tayyib/shared/api';
import type { ModuleEntry, User, SignInMethodsReply } from '@tayyib/shared/contracts';
import { createStore } from '@tayyib/shared/store';
import { problem, serverReplies, type Fixtures } from '@tayyib/shared/testing';
import { ShellApp } from '../app/ShellApp';
import { loadAppLayout, loadUiFrame } from '../layout/frames';
import { ModuleLoader } from '../loading/ModuleLoader';
import type { LoadModule } from '../loading/loadVersion';
import { releaseAt } from './aModule';
import { inMemoryFederation, type ModuleFiles } from './inMemoryFederation';
import { signedRegistry } from './signedRegistry';

const recordOfPerson = 'GET /api/usercachecheck/:userId';
const askSession = sessionApi.endpoints.getSession.select();

// an answer that never came would hold back every refetch: they wait for what is under way
const notNow = problem(503, 'not-now', 'Please try again.');

// the first import of the component library takes a busy machine longer than a test waits for anything it shows
beforeAll(async () => {
  await Promise.all([loadAppLayout(), loadUiFrame()]);
}, 120_000);

interface Visit {
  /** The address the shell is opened at. */
  at?: string;
  /** Who is signed in; nobody by default. */
  as?: User | null;
  modules?: ModuleEntry[];
  files?: ModuleFiles;
  /** Further answers of the server; they win over the ordinary ones. */
  answers?: Fixtures;
  /** In place of the federation. */
  loadModule?: LoadModule;
}

const noWays: SignInMethodsReply = { email: false, phone: false, google: false, apple: false, outbox: null };

/** Opens the whole shell as a browser would; only the network is memory. */
export function openShell({
  at = '/',
  as = null,
  modules = [],
  files = {},
  answers = {},
  loadModule,
}: Visit = {}) {
  const store = createStore();
  const asked = serverReplies({
    ...answers,
    // asked beside the session, and the same person; a test that cares brings an answer
    [recordOfPerson]:
      answers[recordOfPerson] ??
      (() => {
        const user = askSession(store.getState()).data;
        return user ? { data: user } : notNow;
      }),
    'GET /api/session': answers['GET /api/session'] ?? { user: as },
    'GET /api/getnotification': answers['GET /api/getnotification'] ?? { data: [], unread: 0 },
    'GET /api/identity/ways': answers['GET /api/identity/ways'] ?? noWays,
    'GET /api/modules': answers['GET /api/modules'] ?? (() => signedRegistry(modules)),
    'GET /modules/:id/:version/release.json': ({ path }) => releaseAt(path) ?? notNow,
    'POST /api/modules/outcomes': answers['POST /api/modules/outcomes'] ?? {},
  });
  history.replaceState(null, '', at);
  const federation = inMemoryFederation(files);
  const loader = new ModuleLoader(loadModule ?? federation.loadModule, store);
  const page = render(<ShellApp store={store} loader={loader} />);
  return { ...page, store, asked, fetched: federation.fetched, person: userEvent.setup() };
}

/** A line of the sidebar (or of the public header), not of the footer. */
export const navLink = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Main' })).findByRole('link', { name });
