import { useState } from 'react';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { App, Button, Icon } from '@tayyib/shared/sdk/ui';
import { useDeleteLedgerMutation, useSetLedgerConsentMutation } from '../../api/toolsApi';
import { Failure, saveFile } from '@tayyib/shared/parts/page';
import { browserLedger, type Ledger } from '../../state/ledger/useLedger';
import { MoveToAccount } from './MoveToAccount';
import styles from './LedgerPlaceNote.module.css';

/** Says where the ledger is stored, and deletes it there. */
export function LedgerPlaceNote({ ledger: { place, owner, status } }: { ledger: Ledger }) {
  const { modal } = App.useApp();
  const [erase, { isLoading }] = useDeleteLedgerMutation();
  const [setConsent] = useSetLedgerConsentMutation();
  const [failure, setFailure] = useState<string | null>(null);
  if (place === null || status === 'failed') return null;
  const isHere = place === 'browser';
  const copy = isHere ? browserLedger.copy(owner) : null;
  const eraseAccount = async () => {
    const { error } = await erase();
    const refused = error ?? (await setConsent(false)).error;
    setFailure(refused ? toMessage(refused) : null);
  };
  const confirm = () =>
    void modal.confirm({
      title: 'Delete the whole ledger?',
      content: isHere
        ? 'It is deleted from this browser. Only a copy you saved can bring it back.'
        : 'Every due and payment is deleted from your account, and your agreement is withdrawn. This cannot be undone.',
      okText: 'Delete the ledger',
      okButtonProps: { danger: true },
      autoFocusButton: 'cancel',
      onOk: () => (isHere ? browserLedger.remove(owner) : eraseAccount()),
    });
  return (
    <aside className={styles.note} aria-label="Where the ledger is saved">
      <p>
        {isHere
          ? 'Saved in this browser only, encrypted. Logging out and clearing the browser’s data delete it: save a copy.'
          : 'Saved on your account; no page shows it to anyone else. It is in the export of your account.'}
      </p>
      {copy !== null && (
        <Button
          onClick={() => saveFile({ text: copy, name: 'purification-ledger.json', type: 'application/json' })}
        >
          Save a copy
        </Button>
      )}
      {isHere && status === 'open' && <MoveToAccount owner={owner} />}
      <Button danger loading={isLoading} icon={<Icon name="delete" />} onClick={confirm}>
        Delete the ledger
      </Button>
      {failure !== null && <Failure message={failure} />}
    </aside>
  );
}
