import { screen, within } from '@testing-library/react';
import { aPerson, problem, type Fixtures } from '@tayyib/shared/testing';
import { openShell } from '../../../testing/openShell';

const at = '2026-11-21T06:00:00.000Z';
const methods = { email: true, phone: true, google: false, apple: false, outbox: null };
const sent = { success: true, data: { resendAfterSeconds: 60, isDelayed: false } };

/** Opens the profile of an account that stores the number confirmed last. */
function open(first: string | null, answers: Fixtures = {}) {
  let phone = first;
  return openShell({
    at: '/profile',
    as: aPerson(),
    answers: {
      'GET /api/identity/ways': methods,
      'GET /api/profile': () => ({ email: 'ann@tayyib.example', phone, hasPassword: true, memberSince: at }),
      'GET /api/sessions': { sessions: [], devices: [] },
      'GET /api/billing/invoices': { invoices: [] },
      'GET /api/profile/security-events': { events: [] },
      'POST /api/identity/phone': sent,
      'POST /api/identity/phone/use': () => {
        phone = '+919876543210';
        return { success: true };
      },
      'POST /api/identity/phone/proof': sent,
      'DELETE /api/identity/phone': () => {
        phone = null;
        return { success: true };
      },
      ...answers,
    },
  });
}

const section = async () => within(await screen.findByRole('region', { name: 'Phone' }));

it('a phone number is added with the code that was sent to it', async () => {
  const { person, requests } = open(null);
  const phone = await section();
  await person.click(await phone.findByRole('button', { name: 'Add a number' }));
  expect(phone.getByRole('button', { name: 'Send me a code' })).toBeDisabled();
  await person.type(phone.getByLabelText('Phone number'), '98765 43210');
  expect(phone.getByRole('button', { name: 'Send me a code' })).toBeDisabled();
  await person.type(phone.getByLabelText('Your password'), 'her password{Enter}');
  const code = await phone.findByRole('textbox', { name: 'Code', description: /on its way to 98765 43210/ });
  expect(phone.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled();
  await person.type(code, '123456{Enter}');
  expect(await phone.findByText('+919876543210')).toBeInTheDocument();
  expect(phone.getByText('Your number is confirmed.')).toBeInTheDocument();
  const used = requests.find(({ url }) => url.endsWith('/identity/phone/use'));
  expect(await used?.json()).toEqual({ phone: '98765 43210', code: '123456' });
});

it('shows an error of the number by its field', async () => {
  const { person } = open(null, {
    'POST /api/identity/phone': problem(
      400,
      'invalid',
      'Enter a phone number like +91 98765 43210.',
      'phone',
    ),
  });
  const phone = await section();
  await person.click(await phone.findByRole('button', { name: 'Add a number' }));
  await person.type(phone.getByLabelText('Phone number'), '12');
  await person.type(phone.getByLabelText('Your password'), 'her password{Enter}');
  expect(await phone.findByRole('alert')).toHaveTextContent('Enter a phone number like');
  expect(phone.getByLabelText('Phone number')).toBeInvalid();
});

it('a phone number is changed and removed', async () => {
  const { person } = open('+12025550104');
  const phone = await section();
  await person.click(await phone.findByRole('button', { name: 'Change number' }));
  await person.type(phone.getByLabelText('Phone number'), '9876543210');
  await person.click(phone.getByRole('button', { name: 'Use a code by email instead' }));
  await person.type(await phone.findByLabelText('Code from your email'), '654321{Enter}');
  await person.type(await phone.findByLabelText('Code'), '123456{Enter}');
  expect(await phone.findByText('+919876543210')).toBeInTheDocument();

  await person.click(phone.getByRole('button', { name: 'Remove number' }));
  await person.type(await phone.findByLabelText('Your password'), 'her password{Enter}');
  expect(await phone.findByRole('button', { name: 'Add a number' })).toBeInTheDocument();
});

it('a phone number cannot be added if the server cannot send text messages', async () => {
  open(null, { 'GET /api/identity/ways': { ...methods, phone: false } });
  const phone = await section();
  expect(await phone.findByText(/We cannot send text messages at the moment/)).toBeInTheDocument();
  expect(phone.queryByRole('button')).not.toBeInTheDocument();
});
