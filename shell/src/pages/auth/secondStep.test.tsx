import { screen } from '@testing-library/react';
import { aPerson, problem, type Fixtures } from '@tayyib/shared/testing';
import { openShell } from '../../testing/openShell';

const needed = problem(403, 'second-step-needed', 'Enter a code of your authenticator app.');
const entered = (returnTo: string | null) => ({ success: true, data: { user: aPerson() }, returnTo });
const bodies = (requests: Request[]) =>
  Promise.all(
    requests.filter(({ url }) => url.endsWith('/identity/second-step')).map((request) => request.json()),
  );

/** Logs in with a password that is right, to an account with a second factor. */
async function openAfterPassword(answers: Fixtures) {
  const shell = openShell({ at: '/login', answers: { 'POST /api/login': needed, ...answers } });
  await shell.person.type(await screen.findByLabelText('Email'), 'ann@tayyib.example');
  await shell.person.type(screen.getByLabelText('Password'), 'a long password{Enter}');
  await screen.findByRole('heading', { name: 'Second step' });
  expect(location.pathname).toBe('/login/second-step');
  return shell;
}

it('the second step follows the password, and opens the dashboard', async () => {
  const { person, requests } = await openAfterPassword({
    'POST /api/identity/second-step': entered(null),
  });
  expect(screen.getByRole('button', { name: 'LOG IN' })).toBeDisabled();
  await person.type(screen.getByLabelText('Code'), '123 456{Enter}');
  expect(await screen.findByRole('heading', { name: /Assalamu Alaikum, Ann/ })).toBeInTheDocument();
  expect(await bodies(requests)).toEqual([{ code: '123456' }]);
});

it('the second step takes a recovery code', async () => {
  const { person, requests } = await openAfterPassword({
    'POST /api/identity/second-step': entered('/profile'),
  });
  await person.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await person.type(screen.getByLabelText('Recovery code'), 'abcd-efgh-jkmn-pqrs{Enter}');
  // where a link or a provider was to lead
  expect(await screen.findByRole('heading', { name: 'Profile Details' })).toBeInTheDocument();
  expect(await bodies(requests)).toEqual([{ code: 'abcd-efgh-jkmn-pqrs' }]);
});

it('the second step shows a wrong code, and leads back to the first step once it is over', async () => {
  let replies = 0;
  const { person } = await openAfterPassword({
    'POST /api/identity/second-step': () => {
      replies += 1;
      return replies === 1
        ? problem(400, 'wrong-code', 'This code is not right.', 'code')
        : problem(401, 'second-step-ended', 'Please log in again.');
    },
  });
  await person.type(screen.getByLabelText('Code'), '000000{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right.');
  expect(screen.getByLabelText('Code')).toBeInvalid();
  await person.type(screen.getByLabelText('Code'), '{Enter}');
  expect(await screen.findByText('Please log in again.')).toBeInTheDocument();
  await person.click(screen.getByRole('link', { name: 'Back to log in' }));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
});

it('the second step follows a link by mail', async () => {
  openShell({
    at: '/login/link#a-token',
    answers: {
      'POST /api/identity/link/look': { account: 'a***@tayyib.example', isSameBrowser: true },
      'POST /api/identity/link/use': needed,
    },
  });
  expect(await screen.findByRole('heading', { name: 'Second step' })).toBeInTheDocument();
});

it('the second step follows a provider, which leads to its address', async () => {
  openShell({ at: '/login/second-step' });
  expect(await screen.findByLabelText('Code')).toBeInTheDocument();
});
