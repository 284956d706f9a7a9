import { screen, within } from '@testing-library/react';
import { aPerson, problem, type Fixtures } from '@tayyib/shared/testing';
import { openShell } from '../../../testing/openShell';

const at = '2026-11-21T06:00:00.000Z';

/** Opens the profile of an account that Google signs in to. */
function open(answers: Fixtures = {}) {
  let isAllowed = true;
  return openShell({
    at: '/profile',
    as: aPerson(),
    answers: {
      'GET /api/profile': { email: 'ann@tayyib.example', phone: null, hasPassword: true, memberSince: at },
      'GET /api/profile/providers': () => ({
        providers: [{ provider: 'google', linkedAt: at, isAllowed }],
      }),
      'POST /api/profile/providers/proof': {
        success: true,
        data: { resendAfterSeconds: 60, isDelayed: false },
      },
      'PUT /api/profile/providers/google': () => {
        isAllowed = !isAllowed;
        return { success: true };
      },
      ...answers,
    },
  });
}

const section = async () => within(await screen.findByRole('region', { name: 'Google and Apple' }));

it('a sign-in provider is removed with the password, and allowed again with a code by mail', async () => {
  const { person, requests } = open();
  const google = await section();
  await person.click(google.getByRole('button', { name: 'Remove Google' }));
  await person.type(await google.findByLabelText('Your password'), 'her password{Enter}');
  expect(await google.findByText('Removed: cannot sign in')).toBeInTheDocument();
  expect(google.getByRole('status')).toHaveTextContent('Your sign-in methods are changed.');
  expect(google.queryByLabelText('Your password')).not.toBeInTheDocument();

  await person.click(google.getByRole('button', { name: 'Allow Google' }));
  await person.click(await google.findByRole('button', { name: 'Use a code by email instead' }));
  await person.type(await google.findByLabelText('Code from your email'), '654321{Enter}');
  expect(await google.findByText(/Signs in to your account since/)).toBeInTheDocument();
  const sent = requests.filter(({ method }) => method === 'PUT').map((request) => request.json());
  expect(await Promise.all(sent)).toEqual([
    { isAllowed: false, password: 'her password' },
    { isAllowed: true, code: '654321' },
  ]);
});

it('shows why the last sign-in method stays', async () => {
  const { person } = open({
    'PUT /api/profile/providers/google': problem(409, 'last-sign-in-method', 'This is the only way.'),
  });
  const google = await section();
  await person.click(google.getByRole('button', { name: 'Remove Google' }));
  await person.type(await google.findByLabelText('Your password'), 'her password{Enter}');
  expect(await google.findByRole('alert')).toHaveTextContent('This is the only way.');
});
