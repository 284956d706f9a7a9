import { screen, waitFor, within } from '@testing-library/react';
import type { User } from '@tayyib/shared/contracts';
import { aPerson, problem, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { MyStandardChip } from './MyStandardChip';

/** The chip of a user; the server stores the choice of AAOIFI. */
function open(user: User | null, refuses = false) {
  const chosen: string[] = [];
  const requests = serverReplies({
    'PUT /api/profile': () =>
      refuses
        ? problem(503, 'down', 'Please try again in a moment.')
        : { user: user && { ...user, standard: 'AAOIFI' } },
  });
  const shown = renderWithApp(<MyStandardChip onChosen={(standard) => chosen.push(standard)} />, {
    ...(user && { as: user }),
  });
  const saved = async () => requests.find(({ method }) => method === 'PUT')?.json();
  return { ...shown, chosen, saved };
}
const choice = async () => within(await screen.findByRole('dialog', { name: 'Your standard' }));

describe('the standard beside a verdict', () => {
  it('is our default for a newcomer, who can choose another', async () => {
    const { person, chosen, saved } = open(aPerson('free', { standard: null }));
    await person.click(screen.getByRole('button', { name: 'Our default is TASIS. Yours? Change' }));
    const dialog = await choice();
    expect(dialog.getAllByRole('radio')).toHaveLength(7);
    expect(dialog.getByRole('radio', { name: /TASIS \(our default\).*25% of total assets/ })).toBeChecked();
    await person.click(dialog.getByRole('radio', { name: /^AAOIFI/ }));
    await person.click(dialog.getByRole('button', { name: 'Judge by AAOIFI' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await saved()).toMatchObject({ first_name: 'Ann', standard: 'AAOIFI' });
    expect(chosen).toEqual(['AAOIFI']);
    expect(screen.getByRole('button', { name: 'My standard: AAOIFI Change' })).toBeVisible();
  });

  it('stays as it was when the choice is left', async () => {
    const { person, saved } = open(aPerson('free', { standard: null }));
    await person.click(screen.getByRole('button', { name: /Change/ }));
    await person.click((await choice()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await saved()).toBeUndefined();
  });

  it('says why a choice was not stored', async () => {
    const { person, chosen } = open(aPerson(), true);
    await person.click(screen.getByRole('button', { name: /Change/ }));
    const dialog = await choice();
    await person.click(dialog.getByRole('button', { name: /^Judge by/ }));
    expect(await dialog.findByText('Please try again in a moment.')).toBeInTheDocument();
    expect(chosen).toEqual([]);
  });

  it('is not offered to visitors', () => {
    open(null);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
