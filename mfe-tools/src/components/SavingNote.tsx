import type { SavedName, Saving } from '../state/device/savedTexts';
import { useSaving } from '../state/device/useSavedText';
import { Checkbox } from '@tayyib/shared/sdk/controls';
import styles from './SavingNote.module.css';

const texts: Readonly<Record<Saving, string>> = {
  device: 'What you type is saved on this device, encrypted, until you log out or clear the browser’s data.',
  unreadable:
    'What was saved on this device cannot be read any more: the browser deleted its key. What you type now is saved, encrypted, with a new one.',
  chosenVisit:
    'Not saved on this device: what you type in a calculator is deleted when you close this tab or log out.',
  onlyVisit:
    'This browser cannot save it encrypted: what you type now is deleted when you close this tab or log out.',
  plain:
    'This browser cannot save it encrypted. What you saved earlier is still on this device, not encrypted, so that you do not lose it; “Do not save on this device” removes it when you close this tab. What you type now is deleted then too, or when you log out.',
  visitor: 'What you type is deleted when you close this tab.',
};

/** Says where what is typed is saved, with the choice not to save it. */
export function SavingNote({ name }: { name: SavedName }) {
  const { saving, choose } = useSaving(name);
  return (
    <div className={styles.note}>
      <p>{texts[saving]}</p>
      {saving !== 'visitor' && (
        <Checkbox checked={saving === 'chosenVisit'} onChange={({ target }) => void choose(!target.checked)}>
          Do not save on this device
        </Checkbox>
      )}
    </div>
  );
}
