import { screen, within } from '@testing-library/react';
import { aPerson, problem, type Fixtures } from '@tayyib/shared/testing';
import { cancelled, fakePasskeys } from '../../../testing/fakePasskeys';
import { openShell } from '../../../testing/openShell';

const { create } = fakePasskeys();
const at = '2026-11-21T06:00:00.000Z';
const id = '6c4b3f0e-8a52-4a67-9c3d-0b8e5a7d1f00';
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `abcd-efgh-jkmn-${index}pqr`);
const options = {
  rp: { id: 'localhost', name: 'Tayyib' },
  user: { id: 'AQID', name: 'ann@tayyib.example', displayName: 'Ann' },
  challenge: 'AQID',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
};

/** Opens the profile of a user with passkeys of those names. */
function open(names: string[] = [], answers: Fixtures = {}) {
  let current = names;
  return openShell({
    at: '/profile',
    as: aPerson(),
    answers: {
      'GET /api/profile': { email: 'ann@tayyib.example', phone: null, hasPassword: true, memberSince: at },
      'GET /api/profile/second-factor': { since: null, recoveryCodesLeft: 10, isRequired: true },
      'GET /api/profile/passkeys': () => ({
        passkeys: current.map((name) => ({ id, name, createdAt: at, lastUsedAt: null, isSynced: false })),
      }),
      'POST /api/profile/passkeys/options': options,
      'POST /api/profile/passkeys': () => {
        current = ['Laptop'];
        return { success: true, recoveryCodes };
      },
      'PUT /api/profile/passkeys/:id': () => {
        current = ['Old laptop'];
        return { passkeys: [] };
      },
      'POST /api/profile/passkeys/:id/remove': () => {
        current = [];
        return { success: true };
      },
      ...answers,
    },
  });
}

const section = async () => within(await screen.findByRole('region', { name: 'Passkeys' }));

it('a passkey is added with a name and the password, and shows the recovery codes of a first second factor', async () => {
  const { person, requests } = open();
  const passkeys = await section();
  expect(await screen.findByText(/pages for staff stay closed/)).toBeInTheDocument();
  await person.click(await passkeys.findByRole('button', { name: 'Add a passkey' }));
  await person.type(passkeys.getByLabelText('Name of the passkey'), 'Laptop');
  await person.type(passkeys.getByLabelText('Your password'), 'her password{Enter}');
  const list = await passkeys.findByRole('list', { name: 'Recovery codes' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  await person.click(passkeys.getByRole('button', { name: 'I saved them' }));
  expect(await passkeys.findByText('Laptop')).toBeInTheDocument();
  expect(passkeys.getByRole('status')).toHaveTextContent('Your passkey is added.');
  expect(screen.queryByText(/pages for staff stay closed/)).not.toBeInTheDocument();
  expect(await screen.findByText(/your passkeys are the second step/)).toBeInTheDocument();
  const bodies = await Promise.all(
    requests
      .filter(({ method, url }) => method === 'POST' && url.includes('/profile/passkeys'))
      .map((request) => request.json()),
  );
  expect(bodies).toMatchObject([
    { password: 'her password' },
    { name: 'Laptop', passkey: { id: 'AQID', response: { attestationObject: 'AQID' } } },
  ]);
});

it('says why nothing was added: a wrong password, or a cancelled dialog', async () => {
  let replies = 0;
  const { person } = open([], {
    'POST /api/profile/passkeys/options': () => {
      replies += 1;
      return replies === 1 ? problem(400, 'wrong-password', 'Not your password.', 'password') : options;
    },
  });
  const passkeys = await section();
  await person.click(await passkeys.findByRole('button', { name: 'Add a passkey' }));
  await person.type(passkeys.getByLabelText('Name of the passkey'), 'Laptop');
  await person.type(passkeys.getByLabelText('Your password'), 'a guess{Enter}');
  expect(await passkeys.findByText('Not your password.')).toBeInTheDocument();
  create.mockRejectedValueOnce(cancelled());
  await person.type(passkeys.getByLabelText('Your password'), '{Enter}');
  expect(await passkeys.findByText(/Your browser used no passkey/)).toBeInTheDocument();
});

it('a passkey is renamed, and removed with the password', async () => {
  const { person } = open(['Laptop']);
  const passkeys = await section();
  await person.click(await passkeys.findByRole('button', { name: 'Rename Laptop' }));
  await person.clear(passkeys.getByLabelText('New name'));
  await person.type(passkeys.getByLabelText('New name'), 'Old laptop{Enter}');
  await person.click(await passkeys.findByRole('button', { name: 'Remove Old laptop' }));
  await person.type(passkeys.getByLabelText('Your password'), 'her password{Enter}');
  expect(await passkeys.findByText('The passkey is removed.')).toBeInTheDocument();
  expect(passkeys.queryByText('Old laptop')).not.toBeInTheDocument();
});
