import { screen } from '@testing-library/react';
import { aPerson, problem, type Fixtures } from '@tayyib/shared/testing';
import { cancelled, fakePasskeys } from '../../testing/fakePasskeys';
import { openShell } from '../../testing/openShell';

const { get } = fakePasskeys();
const options = { challenge: 'AQID', rpId: 'localhost' };
const user = { success: true, data: { user: aPerson() } };

it('a passkey signs in alone', async () => {
  const { person } = openShell({
    at: '/login',
    answers: { 'POST /api/identity/passkey/options': options, 'POST /api/identity/passkey/use': user },
  });
  const button = await screen.findByRole('button', { name: 'Use a passkey' });
  await person.click(button);
  expect(await screen.findByRole('heading', { name: /Assalamu Alaikum, Ann/ })).toBeInTheDocument();
});

it('the login page says that the browser used no passkey, or that the server refused it', async () => {
  const { person } = openShell({
    at: '/login',
    answers: {
      'POST /api/identity/passkey/options': options,
      'POST /api/identity/passkey/use': problem(400, 'passkey-refused', 'It does not sign in here.'),
    },
  });
  get.mockRejectedValueOnce(cancelled());
  await person.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your browser used no passkey');
  await person.click(screen.getByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByText('It does not sign in here.')).toBeInTheDocument();
});

/** Opens the second step of an account with those methods. */
const openStep = (methods: string[], answers: Fixtures = {}) =>
  openShell({
    at: '/login/second-step',
    answers: { 'GET /api/identity/second-step/methods': { methods }, ...answers },
  });

it('a passkey is the second step', async () => {
  const { person } = openStep(['app', 'passkey', 'recovery-code'], {
    'POST /api/identity/second-step/passkey/options': options,
    'POST /api/identity/second-step/passkey': { ...user, returnTo: '/profile' },
  });
  const button = await screen.findByRole('button', { name: 'Use a passkey' });
  expect(screen.getByLabelText('Code')).toBeInTheDocument();
  await person.click(button);
  expect(await screen.findByRole('heading', { name: 'Profile Details' })).toBeInTheDocument();
});

it('a passkey is offered beside recovery codes to an account without an authenticator app', async () => {
  openStep(['passkey', 'recovery-code']);
  expect(await screen.findByRole('button', { name: 'Use a passkey' })).toBeInTheDocument();
  expect(screen.getByLabelText('Recovery code')).toBeInTheDocument();
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
});

it('a passkey is not offered to an account without one', async () => {
  openStep(['app', 'recovery-code']);
  expect(await screen.findByLabelText('Code')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
});
