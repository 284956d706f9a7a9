import { useState } from 'react';
import { Alert, Button } from '@tayyib/shared/ui';
import { Checkbox, Modal } from '@tayyib/shared/ui-data';
import styles from './TermsDialog.module.css';

/** Whoever changes them changes their day in `consentPurposes`, so that every member is asked again. */
const terms = [
  'What members write here is their own opinion. It is neither investment advice nor a religious ruling; for those ask a SEBI-registered adviser and a scholar.',
  'Be kind and truthful. No insults, no rumours, no tips to buy or sell, no advertising.',
  'Keep private what is private: no phone numbers, account numbers or other personal details, yours or anyone else’s.',
  'Every member of the community can read what you write, under your name. You can delete it at any time.',
];

interface Props {
  isOpen: boolean;
  onAgree: () => void;
  /** While the agreement is on its way. */
  isBusy: boolean;
  /** Why it did not arrive. */
  refusal: string | undefined;
  onClose: () => void;
}

/** The terms a member agrees to before taking part. The button can be reached while it is disabled, and then says what is missing. */
export function TermsDialog({ isOpen, onAgree, isBusy, refusal, onClose }: Props) {
  const [isTicked, setIsTicked] = useState(false);
  const [isReminded, setIsReminded] = useState(false);
  const agree = () => (isTicked ? onAgree() : setIsReminded(true));
  const note = isReminded ? 'Please agree to the terms before proceeding.' : refusal;
  const footer = (
    <>
      <Button onClick={onClose}>Not now</Button>
      <Button
        type="primary"
        className={isTicked ? undefined : styles.waiting}
        aria-disabled={!isTicked}
        loading={isBusy}
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
        checked={isTicked}
        onChange={({ target }) => {
          setIsTicked(target.checked);
          setIsReminded(false);
        }}
      >
        I have read the terms and agree to them
      </Checkbox>
      {note && <Alert className={styles.reminder} role="alert" type="warning" showIcon title={note} />}
    </Modal>
  );
}
