import { screen, within } from '@testing-library/react';
import { aPerson, problem, type Fixtures } from '@tayyib/shared/testing';
import { openShell } from '../../../testing/openShell';

const at = '2026-11-21T06:00:00.000Z';
const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const uri = `otpauth://totp/Tayyib:ann%40tayyib.example?issuer=Tayyib&secret=${secret}`;
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `abcd-efgh-jkmn-${index}pqr`);
const more = recoveryCodes.map((code) => code.replace('abcd', 'wxyz'));

interface Factor {
  isOn?: boolean;
  isRequired?: boolean;
  answers?: Fixtures;
}

/** Opens the profile, with or without a second factor. */
function open({ isOn = false, isRequired = false, answers = {} }: Factor = {}) {
  let since = isOn ? at : null;
  return openShell({
    at: '/profile',
    as: aPerson(),
    answers: {
      'GET /api/profile': { email: 'ann@tayyib.example', phone: null, hasPassword: true, memberSince: at },
      'GET /api/profile/second-factor': () => ({
        since,
        recoveryCodesLeft: since === null ? 0 : 10,
        isRequired,
      }),
      'POST /api/profile/second-factor': { uri, secret },
      'POST /api/profile/second-factor/proof': {
        success: true,
        data: { resendAfterSeconds: 60, isDelayed: false },
      },
      'POST /api/profile/second-factor/confirm': () => {
        since = at;
        return { success: true, recoveryCodes };
      },
      'POST /api/profile/second-factor/recovery-codes': { success: true, recoveryCodes: more },
      'POST /api/profile/second-factor/remove': () => {
        since = null;
        return { success: true };
      },
      ...answers,
    },
  });
}

const section = async () => within(await screen.findByRole('region', { name: 'Second step of signing in' }));
const bodiesTo = (requests: Request[], path: string) =>
  Promise.all(
    requests
      .filter(({ method, url }) => method === 'POST' && url.endsWith(`/profile/second-factor${path}`))
      .map((request) => request.json()),
  );

it('a second factor is set up with the password, a QR code or key, and a first code; then shows recovery codes once', async () => {
  const { person, requests } = open();
  const factor = await section();
  await person.click(await factor.findByRole('button', { name: 'Set up' }));
  await person.type(await factor.findByLabelText('Your password'), 'her password{Enter}');

  expect(await factor.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument();
  expect(factor.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeInTheDocument();
  // on a phone nothing can be scanned
  expect(factor.getByRole('link', { name: 'Open your authenticator app' })).toHaveAttribute('href', uri);
  const confirm = factor.getByRole('button', { name: 'Confirm' });
  expect(confirm).toBeDisabled();
  await person.type(factor.getByLabelText('Code from your app'), '123 456{Enter}');

  const list = await factor.findByRole('list', { name: 'Recovery codes' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  expect(list).toHaveTextContent(String(recoveryCodes[9]));
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  await person.click(factor.getByRole('button', { name: 'Copy the codes' }));
  expect(copied.mock.calls).toEqual([[recoveryCodes.join('\n')]]);
  expect(await factor.findByText('Copied')).toBeInTheDocument();

  await person.click(factor.getByRole('button', { name: 'I saved them' }));
  expect(await factor.findByText(/On since .* 10 recovery codes left/)).toBeInTheDocument();
  expect(factor.queryByText(String(recoveryCodes[0]))).not.toBeInTheDocument();
  expect(factor.getByRole('status')).toHaveTextContent('Signing in takes a second step now.');
  expect(await bodiesTo(requests, '')).toEqual([{ password: 'her password' }]);
  expect(await bodiesTo(requests, '/confirm')).toEqual([{ code: '123456' }]);
});

it('downloads the recovery codes as a file', async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:codes';
  };
  URL.revokeObjectURL = () => undefined;
  const clicked: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked.push(this.download);
  });
  const { person } = open({ isOn: true });
  const factor = await section();
  await person.click(await factor.findByRole('button', { name: 'New recovery codes' }));
  await person.type(await factor.findByLabelText('Your password'), 'her password{Enter}');
  await person.click(await factor.findByRole('button', { name: 'Download codes' }));
  expect(clicked).toEqual(['tayyib-recovery-codes.txt']);
  expect(blobs.map(({ size }) => size)).toEqual([more.join('\n').length + 1]);
  click.mockRestore();
});

it('shows why a code was refused, and starts over after Cancel', async () => {
  const { person } = open({
    answers: {
      'POST /api/profile/second-factor/confirm': problem(400, 'wrong-code', 'Not right.', 'code'),
    },
  });
  const factor = await section();
  await person.click(await factor.findByRole('button', { name: 'Set up' }));
  await person.type(await factor.findByLabelText('Your password'), 'her password{Enter}');
  await person.type(await factor.findByLabelText('Code from your app'), '000000{Enter}');
  expect(await factor.findByRole('alert')).toHaveTextContent('Not right.');
  expect(factor.getByLabelText('Code from your app')).toBeInvalid();
  await person.click(factor.getByRole('button', { name: 'Cancel' }));
  expect(await factor.findByRole('button', { name: 'Set up' })).toBeInTheDocument();
  expect(factor.queryByText(/ABCD EFGH/)).not.toBeInTheDocument();
});

it('a second factor is removed with a code by mail', async () => {
  const { person, requests } = open({ isOn: true });
  const factor = await section();
  await person.click(await factor.findByRole('button', { name: 'Remove' }));
  await person.click(await factor.findByRole('button', { name: 'Use a code by email instead' }));
  await person.type(await factor.findByLabelText('Code from your email'), '654321{Enter}');
  expect(await factor.findByRole('button', { name: 'Set up' })).toBeInTheDocument();
  expect(factor.getByRole('status')).toHaveTextContent('The second step is removed.');
  expect(await bodiesTo(requests, '/remove')).toEqual([{ code: '654321' }]);
});

it('tells staff that their pages stay closed without a second factor', async () => {
  open({ isRequired: true });
  expect(await (await section()).findByText(/pages for staff stay closed/)).toBeInTheDocument();
});
