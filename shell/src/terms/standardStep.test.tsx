import { screen, waitFor, within } from '@testing-library/react';
import type { User } from '@tayyib/shared/contracts';
import { aPerson, problem } from '@tayyib/shared/testing';
import { openShell } from '../testing/openShell';

/** A newcomer, whose choice the server stores. */
function open(refuses = false) {
  let user: User = aPerson('free', { standard: null });
  const shell = openShell({
    at: '/dashboard',
    answers: {
      'GET /api/session': () => ({ user }),
      'PUT /api/profile': () =>
        refuses
          ? problem(503, 'down', 'Please try again in a moment.')
          : { user: (user = { ...user, standard: 'AAOIFI' }) },
    },
  });
  const saved = async () => shell.requests.find(({ method }) => method === 'PUT')?.json();
  return { ...shell, saved };
}
const step = () => screen.findByRole('dialog', { name: 'Your standard' });

describe('the first sign-in', () => {
  it('asks for the standard with our default selected, and stores the chosen one', async () => {
    const { person, saved } = open();
    const dialog = within(await step());
    expect(dialog.getAllByRole('radio')).toHaveLength(7);
    expect(dialog.getByRole('radio', { name: /TASIS \(our default\).*25% of total assets/ })).toBeChecked();
    await person.click(dialog.getByRole('radio', { name: /^AAOIFI/ }));
    await person.click(dialog.getByRole('button', { name: 'Judge by AAOIFI' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await saved()).toMatchObject({ first_name: 'Ann', standard: 'AAOIFI' });
  });

  it.each(['Skip', 'Close'])('can be left by %s, which stores our default', async (name) => {
    const { person, saved } = open();
    await person.click(within(await step()).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () => expect(await saved()).toMatchObject({ standard: 'TASIS' }));
  });

  it('says why a choice was not stored, and can still be left', async () => {
    const { person } = open(true);
    const dialog = within(await step());
    await person.click(dialog.getByRole('button', { name: 'Judge by TASIS' }));
    expect(await dialog.findByText('Please try again in a moment.')).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

it('asks for the terms first, and nobody who has chosen', async () => {
  openShell({ at: '/dashboard', as: aPerson('free', { standard: null, userstatus: false }) });
  expect(await screen.findByRole('dialog', { name: 'Terms & Conditions' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Your standard' })).not.toBeInTheDocument();
});
