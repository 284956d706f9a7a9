import { Info } from '@tayyib/shared/parts/page';
import { Checkbox } from '@tayyib/shared/sdk/controls';
import { useDraftPlace, type DraftPlace } from '../../state/drafts';
import styles from './SavingNote.module.css';

const texts: Readonly<Record<DraftPlace, string>> = {
  device: 'What you type is saved on this device, not encrypted, until you log out.',
  tab: 'Not saved on this device: it is deleted when you close this tab or log out.',
  visitor: 'What you type is deleted when you close this tab.',
  denied:
    'This browser does not let pages save anything: what you type is gone when you leave this page or reload it.',
};

/** Says where what is typed is saved, with the choice not to save it. */
export function SavingNote() {
  const { place, choose } = useDraftPlace();
  return (
    <div className={styles.note}>
      <div className={styles.text}>
        {texts[place]}{' '}
        {place === 'device' && (
          <Info about="Who can read what you type">
            Whoever can open this browser profile, until you log out or clear the browser’s data.
          </Info>
        )}
      </div>
      {(place === 'device' || place === 'tab') && (
        <Checkbox checked={place === 'tab'} onChange={({ target }) => choose(!target.checked)}>
          Do not save on this device
        </Checkbox>
      )}
    </div>
  );
}
