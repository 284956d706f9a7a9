import { useState } from 'react';
import { productName } from '@tayyib/shared/brand';
import { CopyButton, saveFile } from '@tayyib/shared/parts/page';
import { ActionButton } from '../../../controls/actions';
import styles from '../profile.module.css';
import own from './secondFactor.module.css';

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [outcome, setOutcome] = useState('');
  const text = codes.join('\n');
  const download = () => {
    saveFile({
      text: `${text}\n`,
      name: `${productName.toLowerCase()}-recovery-codes.txt`,
      type: 'text/plain',
    });
    setOutcome('Downloaded.');
  };
  return (
    <div className={styles.form}>
      <p className={styles.text}>
        <strong>Save these recovery codes now.</strong> Each signs you in once without your phone. They are
        not shown again.
      </p>
      <ul className={own.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <CopyButton text={text} of="the codes" />
        <ActionButton onClick={download}>Download codes</ActionButton>
        <ActionButton isPrimary onClick={onDone}>
          I saved them
        </ActionButton>
      </div>
      <p className={styles.notice} role="status">
        {outcome}
      </p>
    </div>
  );
}
