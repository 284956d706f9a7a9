import { useState } from 'react';
import { Alert, Button, Modal } from '@tayyib/shared/sdk/ui';
import { Checkbox } from '@tayyib/shared/sdk/controls';
import styles from './AgreementDialog.module.css';

interface Props {
  isOpen: boolean;
  title: string;
  sentences: readonly string[];
  /** What the box to tick says. */
  statement: string;
  onAgree: () => void;
  /** While the agreement is being saved. */
  isSaving: boolean;
  /** Why it could not be saved. */
  error: string | undefined;
  onClose: () => void;
  /** Whether only its buttons close it. */
  needsAnswer?: boolean;
}

/** Sentences that the user agrees to before going on. The disabled button stays focusable and explains what is missing. */
export function AgreementDialog(props: Props) {
  const { isOpen, title, sentences, statement, onAgree, isSaving, error, onClose, needsAnswer } = props;
  const [isChecked, setIsChecked] = useState(false);
  const [showsReminder, setShowsReminder] = useState(false);
  const agree = () => (isChecked ? onAgree() : setShowsReminder(true));
  const note = showsReminder ? 'Please agree to the terms before proceeding.' : error;
  const footer = (
    <>
      <Button onClick={onClose}>Not now</Button>
      <Button
        type="primary"
        className={isChecked ? undefined : styles.disabled}
        aria-disabled={!isChecked}
        loading={isSaving}
        onClick={agree}
      >
        I Agree
      </Button>
    </>
  );
  return (
    <Modal
      open={isOpen}
      title={title}
      onCancel={needsAnswer ? undefined : onClose}
      closable={!needsAnswer}
      keyboard={!needsAnswer}
      footer={footer}
    >
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Checkbox
        checked={isChecked}
        onChange={({ target }) => {
          setIsChecked(target.checked);
          setShowsReminder(false);
        }}
      >
        {statement}
      </Checkbox>
      {note && <Alert className={styles.reminder} role="alert" type="warning" showIcon title={note} />}
    </Modal>
  );
}
