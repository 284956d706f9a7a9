import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { User } from '@tayyib/shared/contracts';
import { aPerson, problem, setNarrowWindow, type Fixtures } from '@tayyib/shared/testing';
import { openShell } from '../../testing/openShell';

const at = '2026-11-21T06:00:00.000Z';
const id = '00000000-0000-4000-8000-0000000000aa';
const session = { id, kind: 'browser', device: 'Firefox on Windows', address: '203.0.113.9', signedInAt: at };
const here = { ...session, isCurrent: true, lastSeenAt: at };
const app = { ...here, id: id.replace('aa', 'ab'), kind: 'client', device: 'Android app', isCurrent: false };

const termsEvent = { id: 1, purpose: 'terms', action: 'given', version: '2026-11-01', at, device: null };
const initialConsents = {
  consents: [
    { purpose: 'terms', isGiven: true, at },
    { purpose: 'community-terms', isGiven: false, at: null },
  ],
  history: [termsEvent],
};

/** A fake server with one account, which stores changes. */
function fakeAccountServer(answers: Fixtures = {}): Fixtures {
  let consents = initialConsents;
  let user: User = aPerson('premium', { description: 'Investor' });
  let sessions = [here, app];
  return {
    'GET /api/session': () => ({ user }),
    'GET /api/profile': { email: user.email, phone: null, hasPassword: true, memberSince: at },
    'PUT /api/profile': () => ({ user: (user = { ...user, first_name: 'Anisa' }) }),
    'PUT /api/profile/avatar': () => {
      user = { ...user, img: '/api/profile/avatar/0' };
      return { img: user.img };
    },
    'GET /api/sessions': () => ({ sessions, devices: [] }),
    'DELETE /api/sessions': () => {
      sessions = [here];
      return { success: true };
    },
    'GET /api/billing/invoices': {
      invoices: [
        {
          id,
          number: 'TY/26-27/000001',
          kind: 'invoice',
          issuedAt: at,
          description: 'Premium, yearly',
          totalPaise: 499_900,
        },
      ],
    },
    'GET /api/consents': () => consents,
    'PUT /api/consents/:purpose': ({ body }) => {
      const isGiven = JSON.stringify(body) === '{"isGiven":true}';
      const event = {
        ...termsEvent,
        id: consents.history.length + 1,
        purpose: 'community-terms',
        action: isGiven ? 'given' : 'withdrawn',
      };
      consents = {
        consents: consents.consents.map((each) => (each.purpose === 'terms' ? each : { ...each, isGiven })),
        history: [event, ...consents.history],
      };
      return consents;
    },
    'GET /api/profile/erasure': {
      goes: ['Account', 'Posts'],
      stays: [{ what: 'Invoices without your name.', why: 'Section 36.', howLong: 'Eight years.' }],
      refundPaise: 298_181,
      hasPassword: true,
      word: 'ERASE',
    },
    'GET /api/profile/security-events': {
      events: [{ id: 1, at, event: 'signed-in', address: '203.0.113.9', device: 'Firefox on Windows' }],
    },
    ...answers,
  };
}

const open = (answers: Fixtures = {}) =>
  openShell({ at: '/profile', as: aPerson('premium'), answers: fakeAccountServer(answers) });

it('the profile is reached from the profile menu', async () => {
  const { person } = openShell({ at: '/dashboard', as: aPerson('premium'), answers: fakeAccountServer() });
  await person.click(await screen.findByRole('button', { name: /Profile of/ }));
  await person.click(screen.getByRole('link', { name: 'Profile Details' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile Details' })).toBeInTheDocument();
});

it('saves changes of the profile, and the layout shows the new name', async () => {
  const { person, requests } = open();
  const name = await screen.findByLabelText('First name');
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await person.clear(name);
  await person.type(name, 'Anisa{Enter}');
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Profile of Anisa/ })).toBeInTheDocument();
  const sent = requests.find(({ method }) => method === 'PUT');
  expect(await sent?.json()).toEqual({
    first_name: 'Anisa',
    last_name: 'Rahman',
    description: 'Investor',
  });
});

it('shows a password error by its field', async () => {
  const { person } = open({
    'PUT /api/profile/password': problem(400, 'wrong-password', 'This is not your password.', 'current'),
  });
  await person.type(await screen.findByLabelText('Current password'), 'a guess');
  await person.type(screen.getByLabelText('New password'), 'another long secret{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not your password.');
  expect(screen.getByLabelText('Current password')).toBeInvalid();
});

it('changes the password and clears the form', async () => {
  const { person } = open({ 'PUT /api/profile/password': { success: true } });
  await person.type(await screen.findByLabelText('Current password'), 'the old one');
  await person.type(screen.getByLabelText('New password'), 'another long secret{Enter}');
  expect(await screen.findByText('Your password is changed.')).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toHaveValue('');
});

it('uploads a picture', async () => {
  const { person } = open();
  const file = new File(['picture'], 'me.png', { type: 'image/png' });
  await person.upload(await screen.findByLabelText('Choose a picture'), file);
  expect(await screen.findByText('Your picture is saved.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove picture' })).toBeInTheDocument();
});

it('asks before it removes the picture', async () => {
  const { person, requests } = open({ 'DELETE /api/profile/avatar': { img: null } });
  const removals = () => requests.filter(({ method, url }) => method === 'DELETE' && url.endsWith('/avatar'));
  const file = new File(['picture'], 'me.png', { type: 'image/png' });
  await person.upload(await screen.findByLabelText('Choose a picture'), file);
  await person.click(await screen.findByRole('button', { name: 'Remove picture' }));
  await person.click(await screen.findByRole('button', { name: 'Keep' }));
  expect(removals()).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Remove picture' }));
  await person.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(removals()).toHaveLength(1));
});

it('shows why a picture is refused', async () => {
  open({ 'PUT /api/profile/avatar': problem(415, 'not-a-picture', 'Choose a picture.', 'file') });
  const files = [new File(['text'], 'me.txt', { type: 'text/plain' })];
  fireEvent.change(await screen.findByLabelText('Choose a picture'), { target: { files } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a picture.');
});

it('signs out the other devices, after a question', async () => {
  const { person } = open();
  const devices = within(await screen.findByRole('region', { name: 'Devices' }));
  expect(await devices.findAllByRole('listitem')).toHaveLength(2);
  await person.click(devices.getByRole('button', { name: 'Sign out all other devices' }));
  expect(devices.getAllByRole('listitem')).toHaveLength(2);
  await person.click(await screen.findByRole('button', { name: 'Sign them out' }));
  expect(await devices.findByText('All other devices are signed out.')).toBeInTheDocument();
  expect(devices.getAllByRole('listitem')).toHaveLength(1);
});

it('links to the printable invoice, and to the plans', async () => {
  open();
  expect(await screen.findByRole('link', { name: /Invoice TY\/26-27\/000001/ })).toHaveAttribute(
    'href',
    `/api/billing/invoices/${id}`,
  );
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plan');
});

it('links to the download of all personal data', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Download your data' })).toHaveAttribute(
    'href',
    '/api/profile/export',
  );
});

it('gives and withdraws consents, and shows the history', async () => {
  const { person } = open();
  const section = within(await screen.findByRole('region', { name: 'Consents' }));
  const community = await section.findByRole('switch', { name: 'Community terms' });
  expect(community).not.toBeChecked();
  expect(section.getAllByRole('switch')).toHaveLength(1);
  await person.click(community);
  await waitFor(() => expect(community).toBeChecked());
  await person.click(section.getByText('Consent history (2)'));
  expect(section.getByText(/Community terms: agreed/)).toBeInTheDocument();
  await person.click(community);
  expect(await section.findByText(/Community terms: withdrawn/)).toBeInTheDocument();
});

it('erases the account after the word and the password, and shows what is retained', async () => {
  const { person, requests } = open({ 'DELETE /api/profile': { success: true, refundPaise: 298_181 } });
  await person.click(await screen.findByRole('button', { name: 'Erase my account…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase your account?' }));
  expect(await dialog.findByText('Account, Posts.')).toBeInTheDocument();
  expect(dialog.getByText(/Invoices without your name/)).toHaveTextContent('Eight years. Section 36.');
  expect(dialog.getByText(/₹2,981.81 for its unused days/)).toBeInTheDocument();
  const erase = dialog.getByRole('button', { name: 'Erase for good' });
  await person.type(dialog.getByLabelText('Your password'), 'the password');
  await person.type(dialog.getByLabelText('Type ERASE to continue'), 'erase');
  expect(erase).toBeDisabled();
  await person.clear(dialog.getByLabelText('Type ERASE to continue'));
  await person.type(dialog.getByLabelText('Type ERASE to continue'), 'ERASE');
  await person.click(erase);
  expect(await screen.findByText(/Your account is erased. ₹2,981.81 will be paid back/)).toBeInTheDocument();
  expect(location.pathname).toBe('/');
  const sent = requests.find(({ method }) => method === 'DELETE');
  expect(await sent?.json()).toEqual({ word: 'ERASE', password: 'the password' });
});

it('the profile shows what loaded and an error for what did not', async () => {
  open({ 'GET /api/billing/invoices': problem(503, 'busy', 'Our database is not answering.') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Our database is not answering.');
  expect(await screen.findByText('Signed in', { selector: 'span' })).toBeInTheDocument();
});

it('shows the newest events, and the rest on demand', async () => {
  const events = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({
    id,
    at,
    event: 'signed-in',
    address: null,
    device: `Device ${id}`,
  }));
  const { person } = open({ 'GET /api/profile/security-events': { events } });
  const lately = within(await screen.findByRole('region', { name: 'Recent activity' }));
  await lately.findByText('Device 1');
  expect(lately.getAllByRole('listitem')).toHaveLength(6);
  await person.click(lately.getByRole('button', { name: 'Show 2 earlier' }));
  expect(lately.getAllByRole('listitem')).toHaveLength(8);
});

it('on a phone a section opens by its title, but the details and the standard, which are in view', async () => {
  setNarrowWindow(true);
  const { person } = open();
  expect(await screen.findByLabelText('First name')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /are judged by/ })).toBeVisible();
  const devices = () => screen.getByText('This device');
  await waitFor(() => expect(devices()).toBeInTheDocument());
  expect(devices()).not.toBeVisible();
  await person.click(screen.getByText('Devices', { selector: 'h2' }));
  expect(devices()).toBeVisible();
  setNarrowWindow(false);
});
