import { App, Button, Icon } from '@tayyib/shared/ui';
import { saveFile } from '../../state/saveFile';
import { zakatYearsHere } from '../../state/ledger/zakatYearsHere';
import styles from '../ledger/LedgerPlaceNote.module.css';

/** Says where the years are stored, saves a copy, and deletes them. */
export function YearsPlaceNote({ owner, onDelete }: { owner: string; onDelete: () => void }) {
  const { modal } = App.useApp();
  const copy = zakatYearsHere.copy(owner);
  const confirm = () =>
    void modal.confirm({
      title: 'Delete all zakat years?',
      content: 'They are deleted from this browser. Only a copy you saved can bring them back.',
      okText: 'Delete the years',
      okButtonProps: { danger: true },
      onOk: onDelete,
    });
  return (
    <div className={styles.note}>
      <p>
        In this browser only, encrypted. Logging out and clearing the browser’s data delete it: save a copy.
      </p>
      {copy !== null && (
        <Button onClick={() => saveFile({ text: copy, name: 'zakat-years.json', type: 'application/json' })}>
          Save a copy
        </Button>
      )}
      <Button danger icon={<Icon name="delete" />} onClick={confirm}>
        Delete the years
      </Button>
    </div>
  );
}
