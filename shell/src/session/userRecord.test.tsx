import { act, screen, waitFor } from '@testing-library/react';
import { aPerson, FakeSocket, problem } from '@tayyib/shared/testing';
import { openShell } from '../testing/openShell';

const ann = aPerson('premium');
const record = 'GET /api/usercachecheck/:userId';
const device = (deviceID: string) => ({ 'GET /api/getdeviceID': { data: { user: { deviceID } } } });
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => localStorage.clear());

it('saves the user under the keys of the spec, without secrets', async () => {
  openShell({ at: '/dashboard', as: ann });
  await waitFor(() => expect(localStorage.getItem('DeviceId')).toBe(ann.deviceID));
  expect(stored('login')).toMatchObject({
    user: { _id: ann._id, email: ann.email, deviceID: ann.deviceID },
    premiumData: ann.premiumData,
    subtransaction: null,
  });
  expect(stored('email')).toMatchObject({ subscriptionstatus: true, premiumData: ann.premiumData });
  expect(localStorage.getItem('jwtToken')).toBeNull();
});

it('replaces the user with the record of the server', async () => {
  openShell({
    at: '/dashboard',
    as: ann,
    answers: { [record]: { data: { ...ann, first_name: 'Anna' } } },
  });
  expect(await screen.findByRole('heading', { name: /Assalamu Alaikum, Anna/ })).toBeInTheDocument();
  await waitFor(() => expect(stored('login')).toMatchObject({ user: { first_name: 'Anna' } }));
});

it('only logs that the record could not be fetched', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => {});
  openShell({ at: '/dashboard', as: ann, answers: { [record]: problem(503, 'down', 'Not now.') } });
  await screen.findByRole('heading', { name: /Assalamu Alaikum, Ann/ });
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(screen.queryByText('Not now.')).toBeNull();
  logged.mockRestore();
});

it('the shell clears nothing when it is opened while the server cannot be reached', async () => {
  const typed = JSON.stringify({ cash: 5000 });
  localStorage.setItem('DeviceId', ann.deviceID);
  localStorage.setItem(`zakat:${ann._id}`, typed);
  const { requests } = openShell({
    at: '/dashboard',
    answers: { 'GET /api/session': problem(503, 'down', 'Not now.') },
  });
  await screen.findByText(/Not now/);
  expect(requests.some(({ url }) => url.endsWith('/api/session'))).toBe(true);
  expect(localStorage.getItem(`zakat:${ann._id}`)).toBe(typed);
});

describe('a browser with another saved device ID', () => {
  it('signs out', async () => {
    localStorage.setItem('DeviceId', 'another');
    localStorage.setItem('theme', 'true');
    let user: object | null = ann;
    openShell({
      at: '/dashboard',
      answers: {
        ...device(ann.deviceID),
        'GET /api/session': () => ({ user }),
        'POST /api/logout': () => {
          user = null;
          return { success: true };
        },
      },
    });
    await waitFor(() => expect(location.pathname).toBe('/'));
    await waitFor(() => expect(localStorage.getItem('DeviceId')).toBeNull());
    expect(localStorage.getItem('login')).toBeNull();
    expect(localStorage.getItem('theme')).toBe('true');
    expect(
      await screen.findByText(/^You were signed out. What this browser had stored was of another sign-in/),
    ).toBeInTheDocument();
  });

  it('stays signed in when the server has it too', async () => {
    localStorage.setItem('DeviceId', ann.deviceID);
    const { requests } = openShell({ at: '/dashboard', as: ann, answers: device(ann.deviceID) });
    await screen.findByRole('heading', { name: /Assalamu Alaikum, Ann/ });
    expect(requests.some(({ url }) => url.endsWith('/api/logout'))).toBe(false);
  });
});

describe('a session that ended elsewhere', () => {
  it('clears everything except device preferences, and shows the reason on the login page', async () => {
    localStorage.setItem('theme', 'true');
    localStorage.setItem('setIsCollapsed', 'true');
    let user: object | null = ann;
    const { person } = openShell({ at: '/dashboard', answers: { 'GET /api/session': () => ({ user }) } });
    await screen.findByRole('heading', { name: /Assalamu Alaikum, Ann/ });
    localStorage.setItem('notifications', '[]');
    const socket = new FakeSocket();
    act(() => socket.connect());
    user = null;
    act(() => socket.serverEmits('session:ended', { message: 'You signed in on another device.' }));
    await waitFor(() => expect(Object.keys(localStorage).sort()).toEqual(['setIsCollapsed', 'theme']));
    // a click during the re-render is lost
    await waitFor(async () => {
      await person.click(screen.getAllByRole('link', { name: 'Log in' })[0]!);
      expect(location.pathname).toBe('/login');
    });
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    expect(screen.getByText('You were signed out. You signed in on another device.')).toBeInTheDocument();
  });

  it('is explained on a page that is opened later', async () => {
    localStorage.setItem('DeviceId', ann.deviceID);
    const endedBecause = 'You signed in on another device: Firefox on Linux.';
    openShell({ at: '/dashboard', answers: { 'GET /api/session': () => ({ user: null, endedBecause }) } });
    expect(await screen.findByText(`You were signed out. ${endedBecause}`)).toBeInTheDocument();
    expect(screen.queryByText('Log in to see that page.')).toBeNull();
  });

  it('is noticed at the next API reply, without a socket', async () => {
    let user: object | null = ann;
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
    expect(await screen.findByText('You were signed out. Your session has ended.')).toBeInTheDocument();
    expect(location.pathname).toBe('/');
  });
});
