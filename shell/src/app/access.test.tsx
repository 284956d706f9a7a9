import { screen, waitFor, within } from '@testing-library/react';
import { consentsApi } from '@tayyib/shared/sdk/api';
import type { User } from '@tayyib/shared/contracts';
import { aPerson, problem } from '@tayyib/shared/testing';
import { aModule } from '../testing/aModule';
import { namedPage } from '../testing/fakeFederation';
import { navLink, openShell } from '../testing/openShell';
import { signedRegistry } from '../testing/signedRegistry';

const files = { alpha: () => namedPage('Alpha page') };
const withAccess = (access: 'public' | 'premium' | 'staff') =>
  aModule('alpha', { routes: [{ path: '/alpha', page: 'Page', title: 'Alpha', access }] });

describe('a page of a module', () => {
  it('opens for users who may see it', async () => {
    openShell({ at: '/alpha', as: aPerson(), modules: [aModule('alpha')], files });
    expect(await screen.findByRole('heading', { level: 1, name: 'Alpha page' })).toBeInTheDocument();
    expect(document.title).toBe('Alpha · Tayyib');
  });

  it('redirects a visitor to the home page, fetches nothing, and returns after signing in', async () => {
    const ann = aPerson();
    const { person, fetched } = openShell({
      at: '/alpha?isin=1',
      modules: [aModule('alpha')],
      files,
      answers: { 'POST /api/login': { success: true, data: { user: ann } } },
    });
    expect(await screen.findByText(/Log in to see that page/)).toBeInTheDocument();
    expect(location.pathname).toBe('/');
    expect(fetched).toEqual([]);

    await person.click(screen.getAllByRole('link', { name: 'Log in' })[0]!);
    await person.type(await screen.findByLabelText('Email'), 'ann@tayyib.example');
    await person.type(screen.getByLabelText('Password'), 'a long password');
    await person.click(screen.getByRole('button', { name: 'LOG IN' }));
    expect(await screen.findByRole('heading', { name: 'Alpha page' })).toBeInTheDocument();
    expect(location.pathname + location.search).toBe('/alpha?isin=1');
  });

  it('that shows a stock leads a visitor to its public page', async () => {
    const { fetched } = openShell({
      at: '/stock?isin=INE467B01029',
      modules: [
        aModule('alpha', { routes: [{ path: '/stock', page: 'Page', title: 'Stock', access: 'user' }] }),
      ],
      files,
      answers: { 'GET /api/public/stocks/:id': { stock: null, nearest: [] } },
    });
    expect(await screen.findByRole('heading', { name: 'No stock has the code INE467B01029' })).toBeVisible();
    expect(location.pathname).toBe('/halal/INE467B01029');
    expect(fetched).toEqual([]);
  });

  it('that answers in public is opened again after signing in from its header', async () => {
    const ann = aPerson();
    const { person } = openShell({
      at: '/halal/NOSUCH',
      answers: {
        'GET /api/public/stocks/:id': { stock: null, nearest: [] },
        'POST /api/login': { success: true, data: { user: ann } },
      },
    });
    await screen.findByRole('heading', { name: 'No stock has the code NOSUCH' });
    await person.click(screen.getByRole('link', { name: 'Log in' }));
    await person.type(await screen.findByLabelText('Email'), 'ann@tayyib.example');
    await person.type(screen.getByLabelText('Password'), 'a long password');
    await person.click(screen.getByRole('button', { name: 'LOG IN' }));
    await waitFor(() => expect(location.pathname).toBe('/halal/NOSUCH'));
  });

  it('shows the plans to a user whose plan lacks it, and fetches nothing', async () => {
    const { fetched } = openShell({
      at: '/alpha',
      as: aPerson('basic'),
      modules: [withAccess('premium')],
      files,
    });
    expect(await screen.findByRole('heading', { name: 'Plans' })).toBeInTheDocument();
    expect(screen.getByText('Premium includes Alpha.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'What Alpha gives' })).toBeInTheDocument();
    expect(screen.getAllByText('Opens Alpha')).toHaveLength(2);
    expect(fetched).toEqual([]);
  });

  it('opens for a user whose plan includes it', async () => {
    openShell({ at: '/alpha', as: aPerson('premium'), modules: [withAccess('premium')], files });
    expect(await screen.findByRole('heading', { name: 'Alpha page' })).toBeInTheDocument();
  });

  it('does not exist for users without access, nor in their navigation', async () => {
    const { fetched } = openShell({
      at: '/alpha',
      as: aPerson('premium_pro'),
      modules: [withAccess('staff')],
      files,
    });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Alpha' })).toBeNull();
    expect(fetched).toEqual([]);
  });

  it('is never reported as missing while its route is being added', async () => {
    const missing: string[] = [];
    const observer = new MutationObserver(() => {
      const heading = screen.queryByRole('heading', { name: 'Page not found' });
      if (heading) missing.push(heading.textContent);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const modules = [withAccess('public'), aModule('beta')];
    for (const delayMs of [0, 4, 8, 12, 16, 20]) {
      const session = () => new Promise((resolve) => setTimeout(() => resolve({ user: aPerson() }), delayMs));
      const { unmount } = openShell({
        at: '/beta',
        modules,
        files: { ...files, beta: () => namedPage('Beta page') },
        answers: { 'GET /api/session': session },
      });
      await screen.findByRole('heading', { name: 'Beta page' });
      unmount();
    }
    observer.disconnect();
    expect(missing).toEqual([]);
  });

  it('needs no account when it is public', async () => {
    openShell({ at: '/alpha', modules: [withAccess('public')], files });
    expect(await screen.findByRole('heading', { name: 'Alpha page' })).toBeInTheDocument();
  });

  it('stays closed without a redirect while the session is unknown', async () => {
    let isUp = false;
    const { person } = openShell({
      at: '/alpha',
      modules: [aModule('alpha')],
      files,
      answers: {
        'GET /api/session': () =>
          isUp ? { user: aPerson() } : problem(503, 'down', 'Please try again in a moment.'),
      },
    });
    expect(await screen.findByText('Please try again in a moment.')).toBeInTheDocument();
    expect(location.pathname).toBe('/alpha');
    isUp = true;
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Alpha page' })).toBeInTheDocument();
  });
});

describe('terms that changed in the middle of a visit', () => {
  it('are accepted in a dialog over the page, which then repeats its request', async () => {
    let user: User = aPerson();
    const { person, store, requests } = openShell({
      at: '/dashboard',
      answers: {
        'GET /api/session': () => ({ user }),
        'GET /api/consents': () =>
          user.userstatus ? { consents: [], history: [] } : problem(403, 'terms-needed', 'Terms first.'),
        'POST /api/userstatus': () => ({ success: true, data: { user: (user = aPerson()) } }),
      },
    });
    await screen.findByRole('heading', { name: /Assalamu Alaikum, Ann/ });
    user = aPerson('free', { userstatus: false });
    const answer = store.dispatch(consentsApi.endpoints.getConsents.initiate());
    const dialog = within(await screen.findByRole('dialog', { name: 'Terms & Conditions' }));
    expect(screen.getByText(/Assalamu Alaikum, Ann/)).toBeInTheDocument();
    await person.click(dialog.getByRole('checkbox'));
    await person.click(dialog.getByRole('button', { name: 'I Agree' }));
    expect((await answer).data).toEqual({ consents: [], history: [] });
    expect(requests.filter(({ url }) => url.endsWith('/consents'))).toHaveLength(2);
    expect(location.pathname).toBe('/dashboard');
  });
});

describe('an address without a page', () => {
  it('shows a not-found page to a visitor, with a search and the ways on', async () => {
    openShell({ at: '/nowhere' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(await screen.findByRole('combobox', { name: 'Company name, code or ISIN' })).toBeInTheDocument();
    const ways = within(screen.getByRole('navigation', { name: 'Other pages' }));
    expect(ways.getByRole('link', { name: 'All companies' })).toHaveAttribute('href', '/halal');
  });

  it('is not reported as wrong while the registry is down; own pages work, and Retry finds it', async () => {
    let isUp = false;
    const { person } = openShell({
      at: '/alpha',
      as: aPerson(),
      files,
      answers: {
        'GET /api/modules': () =>
          isUp ? signedRegistry([aModule('alpha')]) : problem(503, 'down', 'Please try again in a moment.'),
      },
    });
    expect(await screen.findByText(/The list of pages could not be loaded/)).toBeInTheDocument();
    await person.click(await navLink('Dashboard'));
    expect(await screen.findByRole('heading', { name: /Assalamu Alaikum, Ann/ })).toBeInTheDocument();
    isUp = true;
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await person.click(await navLink('Alpha'));
    expect(await screen.findByRole('heading', { name: 'Alpha page' })).toBeInTheDocument();
  });

  it('says so when its module has been switched off since', async () => {
    let modules = [aModule('alpha')];
    const { store } = openShell({
      at: '/alpha',
      as: aPerson(),
      files,
      answers: { 'GET /api/modules': () => signedRegistry(modules) },
    });
    await screen.findByRole('heading', { name: 'Alpha page' });
    modules = [];
    const { modulesApi } = await import('../registry/modulesApi');
    store.dispatch(modulesApi.util.invalidateTags(['Modules']));
    expect(await screen.findByRole('heading', { name: 'Alpha is switched off' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Alpha' })).toBeNull());
  });
});
