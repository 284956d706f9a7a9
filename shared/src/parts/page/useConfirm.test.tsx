import { useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { renderWithApp } from '@tayyib/shared/testing';
import { useConfirm } from './useConfirm';

let reply: (() => void) | undefined;

/** A list with one entry, which is removed when that is confirmed, or with a later reply. */
function Page({ isLate }: { isLate: boolean }) {
  const [isRemoved, setRemoved] = useState(false);
  const confirm = useConfirm();
  const remove = () => setRemoved(true);
  const ask = () =>
    confirm({
      title: 'Remove the entry?',
      content: 'It is gone then.',
      action: 'Remove',
      onConfirm: () => {
        if (isLate) reply = remove;
        else remove();
      },
    });
  return (
    <main id="main" tabIndex={-1}>
      {isRemoved ? <p>Nothing left</p> : <button onClick={ask}>Remove the entry</button>}
      <button>Another</button>
    </main>
  );
}

async function ask(isLate: boolean) {
  const { person } = renderWithApp(<Page isLate={isLate} />);
  const opener = screen.getByRole('button', { name: 'Remove the entry' });
  opener.focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus());
  return { person, opener };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the focus after a question', () => {
  it('is back at what asked where nothing was done', async () => {
    const { person, opener } = await ask(false);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('is on the page where what asked is gone with what was removed', async () => {
    const { person } = await ask(false);
    await person.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Nothing left');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('moves to the page when a later reply removes what asked', async () => {
    const { person, opener } = await ask(true);
    await person.click(screen.getByRole('button', { name: 'Remove' }));
    await isClosed();
    await waitFor(() => expect(opener).toHaveFocus());
    act(() => reply?.());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('stays where it was moved before that reply', async () => {
    const { person } = await ask(true);
    await person.click(screen.getByRole('button', { name: 'Remove' }));
    await isClosed();
    const other = screen.getByRole('button', { name: 'Another' });
    other.focus();
    act(() => reply?.());
    await screen.findByText('Nothing left');
    expect(other).toHaveFocus();
  });
});
