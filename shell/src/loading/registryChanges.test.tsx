import { act, screen, waitFor } from '@testing-library/react';
import { api, owned } from '@tayyib/shared/sdk/api';
import type { ModuleEntry } from '@tayyib/shared/contracts';
import type { ModuleLife } from '@tayyib/shared/sdk/modules';
import { aPerson, FakeSocket, problem } from '@tayyib/shared/testing';
import { createSlice } from '@tayyib/shared/sdk/toolkit';
import { aModule } from '../testing/aModule';
import { namedPage } from '../testing/fakeFederation';
import { navLink, openShell } from '../testing/openShell';
import { signedRegistry } from '../testing/signedRegistry';

const counter = createSlice({
  name: 'alphaCounter',
  initialState: { count: 1 },
  reducers: { counted: (state) => void (state.count += 1) },
});
const alphaApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('alpha', (build) => ({
    getAlpha: build.query<{ text: string }, void>({ query: () => 'alpha' }),
  })),
});
const owns = { slices: ['alphaCounter'], endpoints: 'alpha', tags: [] };

/** Opens a shell with a socket and a registry that the test can change. */
function openWithRegistry(first: ModuleEntry[], at = '/alpha') {
  let modules = first;
  /** That of the registry now. */
  let newest = 0;
  const signals: AbortSignal[] = [];
  const lives: ModuleLife[] = [];
  const socket = new FakeSocket();
  const Page = () => (
    <>
      <h1>Alpha page {alphaApi.useGetAlphaQuery().data?.text}</h1>
      <input aria-label="Note" />
      <button>Send</button>
    </>
  );
  const shell = openShell({
    at,
    as: aPerson(),
    files: {
      alpha: () => ({
        default: {
          pages: { Page: async () => ({ default: Page }) },
          slices: [counter],
          start: (life: ModuleLife) => {
            lives.push(life);
            signals.push(life.signal);
          },
        },
      }),
      beta: () => namedPage('Beta page'),
    },
    answers: {
      'GET /api/modules': async () => {
        const reply = await signedRegistry(modules);
        newest = reply.revision;
        return reply;
      },
      'GET /api/alpha': { text: 'with its answer' },
    },
  });
  const change = async (next: ModuleEntry[]) => {
    modules = next;
    const { revision } = await signedRegistry([]);
    newest = revision;
    act(() => socket.serverEmits('modules:changed', { revision }));
  };
  const connect = () =>
    act(async () => {
      socket.connect();
      socket.serverEmits('modules:revision', { revision: newest });
    });
  act(() => socket.connect());
  return { ...shell, change, connect, socket, signals, lives };
}

afterEach(() => new FakeSocket().disconnect());

it('removes a module that is switched off with all its state, and restores it when it is switched on', async () => {
  const alpha = aModule('alpha', { owns });
  const { store, change, signals } = openWithRegistry([alpha, aModule('beta')]);
  expect(await screen.findByRole('heading', { name: 'Alpha page with its answer' })).toBeInTheDocument();
  act(() => void store.dispatch(counter.actions.counted()));
  expect(store.getState()).toHaveProperty('alphaCounter', { count: 2 });

  await change([aModule('beta')]);
  expect(await screen.findByRole('heading', { name: 'Alpha is switched off' })).toBeInTheDocument();
  expect(await navLink('Beta')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Alpha' })).toBeNull();
  await waitFor(() => expect(signals[0]?.aborted).toBe(true));
  expect(store.getState()).not.toHaveProperty('alphaCounter');
  expect(Object.keys(store.getState().api.queries).filter((key) => key.startsWith('getAlpha'))).toEqual([]);
  const late = await store.dispatch(alphaApi.endpoints.getAlpha.initiate(undefined, { subscribe: false }));
  expect(late.error).toMatchObject({ code: 'switched-off' });

  await change([alpha, aModule('beta')]);
  expect(await screen.findByRole('heading', { name: 'Alpha page with its answer' })).toBeInTheDocument();
  expect(store.getState()).toHaveProperty('alphaCounter', { count: 1 });
  expect(signals).toHaveLength(2);
  expect(signals[1]?.aborted).toBe(false);
});

it('loads a newer version only on the next visit of a page of the module', async () => {
  const { change, person, signals } = openWithRegistry([aModule('alpha', { owns }), aModule('beta')]);
  await screen.findByRole('heading', { name: 'Alpha page with its answer' });
  await change([aModule('alpha', { owns }), aModule('beta'), aModule('gamma')]);
  await navLink('Gamma');
  expect(signals).toHaveLength(1);
  expect(signals[0]?.aborted).toBe(false);

  await person.click(await navLink('Beta'));
  await screen.findByRole('heading', { name: 'Beta page' });
  await person.click(await navLink('Alpha'));
  await screen.findByRole('heading', { name: 'Alpha page with its answer' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

it('keeps the version of a module that is busy, and replaces it on the next visit after it is idle', async () => {
  const { change, person, signals, lives } = openWithRegistry([aModule('alpha', { owns }), aModule('beta')]);
  await screen.findByRole('heading', { name: 'Alpha page with its answer' });
  act(() => lives[0]?.setBusy?.('Your call'));
  await change([aModule('alpha', { owns }), aModule('beta'), aModule('gamma')]);
  await navLink('Gamma');
  const visitAlpha = async () => {
    await person.click(await navLink('Beta'));
    await screen.findByRole('heading', { name: 'Beta page' });
    await person.click(await navLink('Alpha'));
    await screen.findByRole('heading', { name: 'Alpha page with its answer' });
  };
  await visitAlpha();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  act(() => lives[0]?.setBusy?.(null));
  await visitAlpha();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

describe('a version that was withdrawn', () => {
  const withdrawing = (entry: ModuleEntry, ...withdrawn: ModuleEntry[]): ModuleEntry => ({
    ...entry,
    withdrawn: withdrawn.map(({ version }) => version),
  });
  async function openBad() {
    const bad = aModule('alpha', { owns });
    const good = withdrawing(aModule('alpha', { owns }), bad);
    const shell = openWithRegistry([bad, aModule('beta')]);
    await screen.findByRole('heading', { name: 'Alpha page with its answer' });
    const aborted = () => shell.signals.map((signal) => signal.aborted);
    return { ...shell, good, aborted };
  }
  const question = /Alpha was changed to put something right/;

  it('is replaced in an open page at once, with the focus where it was', async () => {
    const { change, person, good, aborted } = await openBad();
    await person.click(screen.getByRole('button', { name: 'Send' }));
    await change([good, aModule('beta')]);
    await waitFor(() => expect(aborted()).toEqual([true, false]));
    expect(await screen.findByRole('heading', { name: 'Alpha page with its answer' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus());
    expect(screen.queryByText(question)).toBeNull();
  });

  it('is replaced while another page is open', async () => {
    const { change, person, good, aborted } = await openBad();
    await person.click(await navLink('Beta'));
    await screen.findByRole('heading', { name: 'Beta page' });
    await change([good, aModule('beta')]);
    await waitFor(() => expect(aborted()).toEqual([true, false]));
  });

  it('waits for the user where something is typed, and is replaced on their word', async () => {
    const { change, person, good, aborted } = await openBad();
    await person.type(screen.getByRole('textbox', { name: 'Note' }), 'Salaam');
    await change([good, aModule('beta')]);
    expect(await screen.findByText(question)).toHaveTextContent('What you typed and did not save is lost');
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Salaam');
    expect(aborted()).toEqual([false]);
    await person.click(screen.getByRole('button', { name: 'Replace now' }));
    await waitFor(() => expect(aborted()).toEqual([true, false]));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue(''));
    expect(screen.queryByText(question)).toBeNull();
  });

  it('stays until the next visit of its page where the user keeps it, and is not asked about again', async () => {
    const { change, person, good, aborted } = await openBad();
    await person.type(screen.getByRole('textbox', { name: 'Note' }), 'Salaam');
    await change([good, aModule('beta')]);
    await person.click(await screen.findByRole('button', { name: 'Keep for now' }));
    await change([good, aModule('beta'), aModule('gamma')]);
    await navLink('Gamma');
    expect(screen.queryByText(question)).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Salaam');
    await person.click(await navLink('Beta'));
    await screen.findByRole('heading', { name: 'Beta page' });
    await person.click(await navLink('Alpha'));
    await waitFor(() => expect(aborted()).toEqual([true, false]));
  });

  it('waits for the user where it is busy, and says what ends', async () => {
    const { change, person, good, aborted, lives } = await openBad();
    act(() => lives[0]?.setBusy?.('Your call'));
    await change([good, aModule('beta')]);
    expect(await screen.findByText(question)).toHaveTextContent('Your call ends when it is replaced.');
    await person.click(screen.getByRole('button', { name: 'Replace now' }));
    await waitFor(() => expect(aborted()).toEqual([true, false]));
  });

  it('is replaced at once where what was typed was taken back', async () => {
    const { change, person, good, aborted } = await openBad();
    const field = screen.getByRole('textbox', { name: 'Note' });
    await person.type(field, 'Salaam');
    await person.clear(field);
    await change([good, aModule('beta')]);
    await waitFor(() => expect(aborted()).toEqual([true, false]));
  });
});

it('stops a busy module that is switched off, and says what has ended', async () => {
  const { change, person, signals, lives } = openWithRegistry([aModule('alpha', { owns }), aModule('beta')]);
  await screen.findByRole('heading', { name: 'Alpha page with its answer' });
  act(() => lives[0]?.setBusy?.('Your call'));
  await change([aModule('beta')]);
  expect(await screen.findByText('Alpha was switched off. Your call has ended.')).toBeInTheDocument();
  expect(signals[0]?.aborted).toBe(true);
  await person.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByText(/Your call has ended/)).toBeNull();
});

it('does not fetch the registry again when the first connection says that it is current', async () => {
  const { connect, requests } = openWithRegistry([aModule('beta')], '/dashboard');
  const countRequests = () => requests.filter(({ url }) => new URL(url).pathname === '/api/modules').length;
  await navLink('Beta');
  await connect();
  await navLink('Beta');
  expect(countRequests()).toBe(1);
});

it('fetches the registry again when a connection says that a change was missed', async () => {
  const { change, connect, socket } = openWithRegistry([aModule('beta')], '/dashboard');
  await navLink('Beta');
  act(() => socket.disconnect());
  await change([aModule('beta'), aModule('gamma')]);
  await connect();
  expect(await navLink('Gamma')).toBeInTheDocument();
});

describe('a reply of the registry', () => {
  const altered = async (change: (reply: Awaited<ReturnType<typeof signedRegistry>>) => object) =>
    change(await signedRegistry([aModule('alpha')]));

  it.each<[string, () => Promise<object>]>([
    ['without a signature', () => altered((reply) => ({ ...reply, signature: undefined }))],
    ['with the signature of another reply', () => altered((reply) => ({ ...reply, revision: 99_999 }))],
    [
      'with an address changed',
      () => altered((reply) => ({ ...reply, modules: [{ ...reply.modules[0], base: '/modules/alpha/0/' }] })),
    ],
    [
      'with a hash removed',
      () =>
        altered((reply) => ({
          ...reply,
          modules: reply.modules.map((entry) => ({ ...entry, integrity: undefined })),
        })),
    ],
    ['signed with another key', () => altered((reply) => ({ ...reply, keyId: 'another' }))],
    ['of another shape', async () => ({ hello: 'there' })],
  ])('%s is rejected; the rest of the app works', async (_case, reply) => {
    const { fetched } = openShell({
      at: '/alpha',
      as: aPerson(),
      files: { alpha: () => namedPage('Alpha page') },
      answers: { 'GET /api/modules': reply },
    });
    expect(await screen.findByText(/The list of pages could not be loaded/)).toBeInTheDocument();
    expect(await navLink('Dashboard')).toBeInTheDocument();
    expect(fetched).toEqual([]);
  });

  it('that arrives late does not replace a newer one', async () => {
    const old = await signedRegistry([aModule('beta')]);
    const { store } = openShell({
      as: aPerson(),
      at: '/dashboard',
      modules: [aModule('beta'), aModule('gamma')],
    });
    await navLink('Gamma');
    const { modulesApi } = await import('../registry/modulesApi');
    globalThis.fetch = async () => Response.json(old);
    await act(async () => {
      await store.dispatch(modulesApi.endpoints.getModules.initiate(undefined, { forceRefetch: true }));
    });
    expect(await navLink('Gamma')).toBeInTheDocument();
  });

  it('that fails leaves the last known state', async () => {
    let isUp = true;
    const socket = new FakeSocket();
    openShell({
      as: aPerson(),
      at: '/dashboard',
      answers: {
        'GET /api/modules': () =>
          isUp ? signedRegistry([aModule('beta')]) : problem(503, 'down', 'Please try again in a moment.'),
      },
    });
    await navLink('Beta');
    isUp = false;
    act(() => {
      socket.connect();
      socket.serverEmits('modules:revision', { revision: 99_999 });
    });
    expect(await screen.findByText(/Some parts of the app could not be loaded/)).toBeInTheDocument();
    expect(await navLink('Beta')).toBeInTheDocument();
  });

  it('that fails is requested again until it arrives', async () => {
    let requests = 0;
    openShell({
      as: aPerson(),
      at: '/dashboard',
      answers: {
        'GET /api/modules': () => {
          requests += 1;
          return requests > 2
            ? signedRegistry([aModule('beta')])
            : problem(503, 'down', 'Please try again in a moment.');
        },
      },
    });
    expect(await screen.findByText(/Some parts of the app could not be loaded/)).toBeInTheDocument();
    await waitFor(() => expect(requests).toBe(3), { timeout: 20_000 });
    expect(await navLink('Beta')).toBeInTheDocument();
    expect(screen.queryByText(/Some parts of the app could not be loaded/)).toBeNull();
  });
});
