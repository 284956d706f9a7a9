import { toMessage } from '@tayyib/shared/sdk/errors';
import { useDeleteLedgerMutation, useSetLedgerConsentMutation } from '../../api/toolsApi';
import { StoredNote } from '../saving/StoredNote';

/** Says where the ledger is stored, and deletes it with the consent to it. */
export function LedgerOnAccount() {
  const [erase] = useDeleteLedgerMutation();
  const [setConsent] = useSetLedgerConsentMutation();
  const onDelete = async () => {
    const error = (await erase()).error ?? (await setConsent(false)).error;
    return error ? toMessage(error) : null;
  };
  return (
    <StoredNote
      text="Saved on your account; no page shows it to anyone else. It is in the export of your account."
      action="Delete the ledger"
      confirmation={{
        title: 'Delete the whole ledger?',
        content:
          'Every due and payment is deleted from your account, and your agreement is withdrawn. This cannot be undone.',
      }}
      onDelete={onDelete}
    />
  );
}
