import { screen, waitFor, within } from '@testing-library/react';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { fakeWatchlists } from '../../../dev/fakeWatchlists';
import { stocks } from '../../../dev/stocks';
import WatchlistPage from '../../pages/WatchlistPage';

async function openPage() {
  serverReplies(fakeWatchlists('premium', { Core: stocks, Ideas: [] }));
  const page = renderWithApp(<WatchlistPage />, { at: '/watchlist', as: aPerson('premium') });
  await screen.findByRole('row', { name: /ITC/ });
  return page;
}

const itc = () => screen.getByRole('checkbox', { name: 'Select ITC Limited' });
const heading = () => screen.getByRole('heading', { name: 'Core' });

describe('the focus', () => {
  it.each(['Move', 'Copy', 'Clear selection'])(
    'is on the heading of the list after %s, since the button is gone',
    async (name) => {
      const { person } = await openPage();
      await person.click(itc());
      screen.getByRole('button', { name }).focus();
      await person.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected stocks' })).toBeNull());
      expect(heading()).toHaveFocus();
    },
  );

  it('reaches Undo next after a change, and is back on the heading once it is pressed', async () => {
    const { person } = await openPage();
    await person.click(screen.getByRole('button', { name: 'Remove ITC Limited' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await person.tab();
    expect(undo).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(await screen.findByRole('row', { name: /ITC/ })).toBeVisible();
    expect(undo).not.toBeInTheDocument();
    expect(heading()).toHaveFocus();
  });

  it.each(['{Enter}', '{Escape}'])('is back on the button that opened the remarks after %s', async (key) => {
    const { person } = await openPage();
    const edit = screen.getByRole('button', { name: 'Edit note, tags and target of ITC Limited' });
    edit.focus();
    await person.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: /ITC/ });
    const field = within(dialog).getByLabelText('Target price, in rupees');
    await waitFor(() => expect(field).toHaveFocus());
    await person.keyboard(key);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Edit note, tags and target of ITC Limited' })).toHaveFocus(),
    );
  });

  it('is back on the button that opened another dialog', async () => {
    const { person } = await openPage();
    const columns = screen.getByRole('button', { name: 'Columns' });
    await person.click(columns);
    const dialog = await screen.findByRole('dialog', { name: 'Columns' });
    await person.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(columns).toHaveFocus());
  });
});
