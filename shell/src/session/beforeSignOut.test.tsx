import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeSignOut } from '@tayyib/shared/sdk/api';
import { aPerson, FakeSocket, problem } from '@tayyib/shared/testing';
import { openShell } from '../testing/openShell';

const record = 'GET /api/usercachecheck/:userId';
const ended = jest.fn();
let stop = () => {};
let user: object | null = null;

beforeEach(() => {
  ended.mockReset();
  stop = beforeSignOut(ended);
  user = aPerson();
});
afterEach(() => {
  stop();
  new FakeSocket().disconnect();
});

/** Opens the dashboard, where what runs in the background of the session has not ended. */
async function signedIn(answers: Parameters<typeof openShell>[0] = {}) {
  const shell = openShell({
    ...answers,
    at: '/dashboard',
    answers: {
      'GET /api/session': () => ({ user }),
      'POST /api/logout': { success: true },
      ...answers.answers,
    },
  });
  await screen.findByRole('heading', { name: /Assalamu Alaikum, Ann/ });
  expect(ended).not.toHaveBeenCalled();
  return shell;
}

it('a sign-out is announced when the user signs out, before the request', async () => {
  let wasAnnounced = false;
  const { person } = await signedIn({
    answers: {
      'POST /api/logout': () => {
        wasAnnounced = ended.mock.calls.length > 0;
        user = null;
        return { success: true };
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Profile of Ann Rahman, AR' }));
  await person.click(screen.getByRole('button', { name: /Logout/ }));
  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(wasAnnounced).toBe(true));
});

it('a sign-out is announced at once when the session is ended from elsewhere', async () => {
  await signedIn();
  const socket = new FakeSocket();
  act(() => socket.connect());
  user = null;
  act(() => socket.serverEmits('session:ended', { message: 'You signed in on another device.' }));
  expect(ended).toHaveBeenCalled();
});

it('a sign-out is announced when a reply says that the session is over', async () => {
  openShell({
    at: '/dashboard',
    answers: {
      'GET /api/session': () => ({ user }),
      [record]: () => {
        user = null;
        return problem(401, 'session-ended', 'Your session has ended.');
      },
    },
  });
  await waitFor(() => expect(ended).toHaveBeenCalled());
});
