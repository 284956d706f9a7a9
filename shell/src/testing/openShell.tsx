import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionApi } from '@tayyib/shared/sdk/api';
import type {
  FirstStepsReply,
  ModuleEntry,
  PageData,
  SecondFactorReply,
  User,
  SignInMethodsReply,
} from '@tayyib/shared/contracts';
import { BrowserRouter } from '@tayyib/shared/sdk/router';
import { createStore } from '@tayyib/shared/sdk/store';
import { problem, serverReplies, type Fixtures } from '@tayyib/shared/testing';
import { ShellApp } from '../app/ShellApp';
import { loadAppLayout, loadUiFrame } from '../app/ShellRoutes';
import { ModuleLoader } from '../loading/ModuleLoader';
import type { LoadModule } from '../loading/loadVersion';
import { Hydrated } from '../app/prerender/Hydrated';
import { hasMarkupOf } from '../app/prerender/hydratePage';
import { restorePageData } from '../app/prerender/restorePageData';
import { releaseAt } from './aModule';
import { contactSettings } from '../support/contact';
import { createFakeFederation, type ModuleFiles } from './fakeFederation';
import { signedRegistry } from './signedRegistry';

const userRecord = 'GET /api/usercachecheck/:userId';
const selectSession = sessionApi.endpoints.getSession.select();

// an error instead of a pending request, which would delay every refetch
const unavailable = problem(503, 'not-now', 'Please try again.');

// on a busy machine the first import of antd takes longer than the timeout of a query
beforeAll(async () => {
  await Promise.all([loadAppLayout(), loadUiFrame()]);
}, 120_000);

interface OpenShellOptions {
  /** The initial address. */
  at?: string;
  /** The signed-in user; a visitor by default. */
  as?: User | null;
  modules?: ModuleEntry[];
  files?: ModuleFiles;
  /** Replies of the server, which take precedence over the defaults. */
  answers?: Fixtures;
  /** Replaces the fake federation. */
  loadModule?: LoadModule;
  /** The element to render into, with prerendered markup, which the shell hydrates if it is that of the page. */
  prerendered?: HTMLElement;
  /** What that markup was rendered with. */
  data?: PageData;
}

const noSignInMethods: SignInMethodsReply = {
  email: false,
  phone: false,
  google: false,
  apple: false,
  outbox: null,
};

const noSteps: FirstStepsReply = {
  standard: false,
  watchlist: false,
  watchedStock: false,
  followedScreen: false,
};

const noSecondFactor: SecondFactorReply = { since: null, recoveryCodesLeft: 0, isRequired: false };

/** Renders the whole shell as in a browser, with a fake network. */
export function openShell({
  at = '/',
  as = null,
  modules = [],
  files = {},
  answers = {},
  loadModule,
  prerendered,
  data,
}: OpenShellOptions = {}) {
  const store = createStore();
  if (data) restorePageData(store, data);
  const requests = serverReplies({
    ...answers,
    // by default the same user as in the session
    [userRecord]:
      answers[userRecord] ??
      (() => {
        const user = selectSession(store.getState()).data;
        return user ? { data: user } : unavailable;
      }),
    'GET /api/session': answers['GET /api/session'] ?? { user: as },
    'GET /api/getnotification': answers['GET /api/getnotification'] ?? { data: [], unread: 0 },
    'GET /api/profile/first-steps': answers['GET /api/profile/first-steps'] ?? noSteps,
    'GET /api/data-ages': answers['GET /api/data-ages'] ?? { lists: null, prices: null, filings: null },
    'GET /api/identity/ways': answers['GET /api/identity/ways'] ?? noSignInMethods,
    'GET /api/profile/providers': answers['GET /api/profile/providers'] ?? { providers: [] },
    'GET /api/profile/second-factor': answers['GET /api/profile/second-factor'] ?? noSecondFactor,
    'GET /api/profile/passkeys': answers['GET /api/profile/passkeys'] ?? { passkeys: [] },
    'GET /api/identity/second-step/methods': answers['GET /api/identity/second-step/methods'] ?? {
      methods: ['app', 'recovery-code'],
    },
    'GET /api/modules': answers['GET /api/modules'] ?? (() => signedRegistry(modules)),
    'GET /modules/:id/:version/release.json': ({ path }) => releaseAt(path) ?? unavailable,
    'POST /api/modules/outcomes': answers['POST /api/modules/outcomes'] ?? {},
  });
  history.replaceState(null, '', at);
  const federation = createFakeFederation(files);
  const loader = new ModuleLoader(loadModule ?? federation.loadModule, store);
  const app = (
    <BrowserRouter>
      <ShellApp store={store} loader={loader} contact={contactSettings()} markupState={store.getState()} />
    </BrowserRouter>
  );
  const page =
    prerendered && hasMarkupOf(prerendered, location.pathname)
      ? render(<Hydrated root={prerendered}>{app}</Hydrated>, { container: prerendered, hydrate: true })
      : render(app, prerendered && { container: prerendered });
  return { ...page, store, requests, fetched: federation.fetched, person: userEvent.setup() };
}

/** A link of the sidebar (or of the public header), not of the footer. */
export const navLink = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Main' })).findByRole('link', { name });
