import { useState } from 'react';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { App, Button, Icon } from '@tayyib/shared/sdk/ui';
import { useDeleteZakatAccountMutation, useSetZakatConsentMutation } from '../../api/toolsApi';
import { saveFile } from '@tayyib/shared/parts/page';
import type { ZakatYears } from '../../state/zakat-years/useZakatYears';
import { zakatYearsHere, zakatYearsOnAccount } from '../../state/ledger/zakatYearsPlaces';
import styles from '../ledger/LedgerPlaceNote.module.css';

interface Props {
  zakatYears: Pick<ZakatYears, 'owner' | 'place'>;
  onDeleted: () => void;
}

/** Says where the years are stored, saves a copy, and deletes them. */
export function YearsPlaceNote({ zakatYears: { owner, place }, onDeleted }: Props) {
  const { modal } = App.useApp();
  const [erase] = useDeleteZakatAccountMutation();
  const [setConsent] = useSetZakatConsentMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const isHere = place === 'browser';
  const lines = isHere ? zakatYearsHere : zakatYearsOnAccount;
  const copy = lines.copy(owner);
  const remove = async () => {
    if (!isHere) {
      const { error } = await erase();
      const refused = error ?? (await setConsent(false)).error;
      setFailure(refused ? toMessage(refused) : null);
      if (error) return;
    }
    lines.remove(owner);
    onDeleted();
  };
  const confirm = () =>
    void modal.confirm({
      title: 'Delete all zakat years?',
      content: isHere
        ? 'They are deleted from this browser. Only a copy you saved can bring them back.'
        : 'They and the reminders are deleted from your account, and your agreement is withdrawn. Only a copy you saved can bring the years back.',
      okText: 'Delete the years',
      okButtonProps: { danger: true },
      autoFocusButton: 'cancel',
      onOk: remove,
    });
  return (
    <div className={styles.note}>
      <p>
        {isHere
          ? 'Saved in this browser only, encrypted. Logging out and clearing the browser’s data delete it: save a copy.'
          : 'Saved on your account, encrypted with your passphrase: we cannot read it.'}
      </p>
      {copy !== null && (
        <Button onClick={() => saveFile({ text: copy, name: 'zakat-years.json', type: 'application/json' })}>
          Save a copy
        </Button>
      )}
      <Button danger icon={<Icon name="delete" />} onClick={confirm}>
        Delete the years
      </Button>
      {failure !== null && <Failure message={failure} />}
    </div>
  );
}
