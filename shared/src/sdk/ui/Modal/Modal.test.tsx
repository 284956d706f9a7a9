import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { renderWithApp } from '@tayyib/shared/testing';
import { Button, Modal } from '@tayyib/shared/sdk/ui';

/** A page whose dialogs are mounted while they are open, each leading to the next, as most of ours. */
function Page({ removesOpener = false }: { removesOpener?: boolean }) {
  const [step, setStep] = useState(0);
  const close = () => setStep(0);
  return (
    <main id="main" tabIndex={-1}>
      {!(removesOpener && step > 0) && <Button onClick={() => setStep(1)}>Open</Button>}
      {step === 1 && (
        <Modal open title="First" onCancel={close} footer={<Button onClick={() => setStep(2)}>Next</Button>}>
          Text
        </Modal>
      )}
      {step === 2 && (
        <Modal open title="Second" onCancel={close} footer={<Button onClick={close}>Done</Button>} />
      )}
    </main>
  );
}

const openFirst = async (page = <Page />) => {
  const { person } = renderWithApp(page);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  await person.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'First' });
  return { person, opener };
};

describe('the focus after a dialog', () => {
  it('returns to what opened it, by Escape', async () => {
    const { person, opener } = await openFirst();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('returns there from the last of several dialogs', async () => {
    const { person, opener } = await openFirst();
    await person.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('dialog', { name: 'Second' });
    await person.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('is on the page if what opened it is gone', async () => {
    const { person } = await openFirst(<Page removesOpener />);
    document.querySelector<HTMLElement>('[role="dialog"]')?.focus();
    await person.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('dialog', { name: 'Second' });
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });
});
