import { useEffect, useState } from 'react';
import { toMessage } from '@tayyib/shared/errors';
import { useViewer } from '@tayyib/shared/modules';
import { Link } from '@tayyib/shared/router';
import { Alert, Button } from '@tayyib/shared/ui';
import { toRupees } from '../../../domain/paise';
import { takenFrom, type TakenPurification } from '../../../domain/purification/takenFrom';
import { useSavedText, type SavedText } from '../../../state/device/useSavedText';
import { usePurificationForm } from '../../../state/usePurificationForm';
import { usePurificationTotals } from '../../../state/usePurificationTotals';
import { takenInWords } from '../../purification/amountInWords';
import styles from './FromPurification.module.css';

interface Props {
  /** Gets what is known to be purified, in rupees. */
  onTake: (rupees: number) => void;
}

/** Enters what the saved purification form comes to. Nothing is requested before that is asked for. */
export function FromPurification({ onTake }: Props) {
  const [isTaking, setIsTaking] = useState(false);
  const [taken, setTaken] = useState<TakenPurification | string | null>(null);
  return (
    <div className={styles.take}>
      <Button
        loading={isTaking}
        onClick={() => {
          setTaken(null);
          setIsTaking(true);
        }}
      >
        Take from my purification
      </Button>
      {isTaking && (
        <Reading
          onRead={(read) => {
            setIsTaking(false);
            setTaken(read);
            if (typeof read !== 'string' && read.paise !== null) onTake(toRupees(read.paise));
          }}
        />
      )}
      {typeof taken === 'string' && <Alert role="alert" type="error" title={taken} />}
      <p role="status" className={styles.note}>
        {taken !== null && typeof taken !== 'string' && takenInWords(taken)}
      </p>
      <p className={styles.note}>
        <Link to="/purification-calculator">Purification calculator</Link>
        {'. If you gave away a part already, enter only what is '}
        <Link to="/purification-ledger">still to give</Link>.
      </p>
    </div>
  );
}

interface ReadingProps {
  onRead: (read: TakenPurification | string) => void;
}

/** Reads the form as it is saved now, and what is on file of its holdings. Shows nothing; the parent removes it once it has read. */
function Reading({ onRead }: ReadingProps) {
  const saved = useSavedText('purification');
  return saved && <ReadingOf saved={saved} onRead={onRead} />;
}

function ReadingOf({ saved, onRead }: ReadingProps & { saved: SavedText }) {
  const isUser = useViewer().user !== null;
  const { form } = usePurificationForm(saved);
  const { facts, results, method, totals } = usePurificationTotals(form, isUser);
  const { error, isFetching } = facts;
  useEffect(() => {
    if (isFetching) return;
    if (error) onRead(`Nothing was entered: dividends and accounts are not available. ${toMessage(error)}`);
    else onRead(takenFrom(results, method, totals[method]));
  });
  return null;
}
