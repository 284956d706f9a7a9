import { useState } from 'react';
import { Alert, Button } from '@tayyib/shared/ui';
import { Checkbox, Modal } from '@tayyib/shared/ui-data';
import styles from './TermsDialog.module.css';

/** When these change, update their date in `consentPurposes`, so that every member has to agree again. */
const terms = [
  'What members write here is their own opinion. It is neither investment advice nor a religious ruling; for those ask a SEBI-registered adviser and a scholar.',
  'Be kind and truthful. No insults, no rumours, no tips to buy or sell, no advertising.',
  'Keep private what is private: no phone numbers, account numbers or other personal details, yours or anyone else’s.',
  'Every member of the community can read what you write, under your name. You can delete it at any time.',
];

interface Props {
  isOpen: boolean;
  onAgree: () => void;
  /** While the agreement is being saved. */
  isSaving: boolean;
  /** Why it could not be saved. */
  error: string | undefined;
  onClose: () => void;
}

/** The terms a member agrees to before taking part. The disabled button stays focusable and explains what is missing. */
export function TermsDialog({ isOpen, onAgree, isSaving, error, onClose }: Props) {
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
    <Modal open={isOpen} title="Community terms" onCancel={onClose} footer={footer}>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <Checkbox
        checked={isChecked}
        onChange={({ target }) => {
          setIsChecked(target.checked);
          setShowsReminder(false);
        }}
      >
        I have read the terms and agree to them
      </Checkbox>
      {note && <Alert className={styles.reminder} role="alert" type="warning" showIcon title={note} />}
    </Modal>
  );
}
