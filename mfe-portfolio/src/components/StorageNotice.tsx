import { useState } from 'react';
import { consentPurposes } from '@tayyib/shared/consents';
import { Failure, useConfirm } from '@tayyib/shared/parts/page';
import { Button } from '@tayyib/shared/sdk/ui';
import styles from './portfolio.module.css';

interface Props {
  isStored: boolean;
  isUser: boolean;
  /** Entries on the account that are shown once the user agrees to the present text. */
  waiting: number;
  /** Entries that are only in the tab, although the account may store them. */
  unstored: number;
  onKeep: (isGiven: boolean) => Promise<void>;
  /** Stores the entries that are only in the tab. */
  onStore: () => Promise<void>;
}

/** Says where the portfolio is stored, and asks for the consent to store it on the account. */
export function StorageNotice({ isStored, isUser, waiting, unstored, onKeep, onStore }: Props) {
  const confirm = useConfirm();
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: Promise<void>) => {
    setBusy(true);
    setError(null);
    await work.catch(setError);
    setBusy(false);
  };
  const keep = (isGiven: boolean) => attempt(onKeep(isGiven));
  const confirmStop = () =>
    confirm({
      title: 'Stop storing your portfolio?',
      content: 'Everything stored of it is erased from your account. This cannot be undone.',
      action: 'Stop and erase',
      onConfirm: () => keep(false),
    });
  return (
    <div
      className={
        isStored && unstored === 0 && error === null ? `${styles.notice} ${styles.stored}` : styles.notice
      }
      role="note"
    >
      <p>
        {waiting > 0 &&
          `The text of your consent has changed. ${waiting} stored ${waiting === 1 ? 'entry is' : 'entries are'} safe on your account, and shown again once you agree. `}
        {isStored
          ? 'Your portfolio is stored on your account.'
          : `${waiting > 0 ? 'What you enter until then is' : 'Your portfolio is'} only in this tab, until you close it. ${isUser ? `If you agree: ${consentPurposes.portfolio.words}` : ''}`}
      </p>
      {isUser && (
        <Button loading={isBusy} onClick={() => (isStored ? confirmStop() : void keep(true))}>
          {isStored ? 'Stop storing' : waiting > 0 ? 'Agree and show them' : 'Agree and store it'}
        </Button>
      )}
      {unstored > 0 && (
        <div className={styles.unstored}>
          <p>
            {`${unstored === 1 ? '1 entry is' : `${unstored} entries are`} not stored yet, but only in this tab until you close it.`}
          </p>
          <Button type="primary" loading={isBusy} onClick={() => void attempt(onStore())}>
            {unstored === 1 ? 'Store it' : 'Store them'}
          </Button>
        </div>
      )}
      {error !== null && <Failure error={error} />}
    </div>
  );
}
