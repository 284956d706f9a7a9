import { Button } from '@tayyib/shared/sdk/ui';
import { saveFile } from '@tayyib/shared/parts/page';
import type { ZakatYears } from '../../state/zakat-years/useZakatYears';
import { StoredNote } from '../saving/StoredNote';

interface Props {
  copy: string | null;
  onDelete: ZakatYears['remove'];
}

/** Says where the years are stored, saves a copy, and deletes them. */
export function YearsOnAccount({ copy, onDelete }: Props) {
  return (
    <StoredNote
      text="Saved on your account, encrypted with your passphrase: we cannot read it."
      action="Delete the years"
      confirmation={{
        title: 'Delete all zakat years?',
        content:
          'They and the reminders are deleted from your account, and your agreement is withdrawn. Only a copy you saved can bring the years back.',
      }}
      onDelete={onDelete}
    >
      {copy !== null && (
        <Button onClick={() => saveFile({ text: copy, name: 'zakat-years.json', type: 'application/json' })}>
          Save a copy
        </Button>
      )}
    </StoredNote>
  );
}
