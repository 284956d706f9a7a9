import { useState, type ComponentType } from 'react';
import { Failure } from '@tayyib/shared/parts/page';
import { Link } from '@tayyib/shared/sdk/router';
import { Button } from '@tayyib/shared/sdk/ui';
import styles from './FromPurification.module.css';
import type { ReadAmount } from './ReadPurification';

interface Props {
  /** Gets what is known to be purified, in rupees. */
  onTake: (rupees: number) => void;
}

type Reader = ComponentType<{ onRead: (read: ReadAmount) => void }>;

/** Enters what the saved purification form comes to. Neither code nor facts of it are requested before the button is pressed. */
export function FromPurification({ onTake }: Props) {
  const [isTaking, setIsTaking] = useState(false);
  const [Reading, setReading] = useState<Reader | null>(null);
  const [read, setRead] = useState<ReadAmount | null>(null);
  const finish = (result: ReadAmount) => {
    setReading(null);
    setIsTaking(false);
    setRead(result);
    if (result.rupees !== null) onTake(result.rupees);
  };
  const take = async () => {
    setRead(null);
    setIsTaking(true);
    try {
      const { default: reader } = await import('./ReadPurification');
      setReading(() => reader);
    } catch {
      finish({ rupees: null, text: 'Nothing was entered: this part could not be loaded.', hasFailed: true });
    }
  };
  return (
    <div className={styles.take}>
      <Button loading={isTaking} onClick={() => void take()}>
        Take from my purification
      </Button>
      {Reading && <Reading onRead={finish} />}
      {read?.hasFailed && <Failure message={read.text} />}
      <p role="status" className={styles.note}>
        {read !== null && !read.hasFailed && read.text}
      </p>
      <p className={styles.note}>
        <Link to="/purification-calculator">Purification calculator</Link>
        {'. If you gave away a part already, enter only what is '}
        <Link to="/purification-ledger">still to give</Link>.
      </p>
    </div>
  );
}
