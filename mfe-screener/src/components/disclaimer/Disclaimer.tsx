import { useState } from 'react';
import { useGetConsentsQuery } from '@tayyib/shared/api';
import { toMessage } from '@tayyib/shared/errors';
import { useViewer } from '@tayyib/shared/modules';
import { useNavigate } from '@tayyib/shared/router';
import { Alert, Button } from '@tayyib/shared/ui';
import { Checkbox, Modal } from '@tayyib/shared/ui-data';
import { useAgreeToDisclaimerMutation } from '../../api/disclaimerApi';
import styles from './Disclaimer.module.css';

/** When this changes, update its date in `consentPurposes`, so that everyone is asked again. */
const sentences = [
  'A verdict compares the figures of filings with published screening rules. It is neither investment advice nor a religious ruling.',
  'Figures may be missing, late or wrong at their source; the page of a stock names each source and its date.',
  'Before you buy or sell, ask a SEBI-registered adviser; on what is permitted to you, ask a scholar.',
];

/** Asks for the disclaimer on the first page of a stock, once per version of its text and account. */
export function Disclaimer() {
  const { user } = useViewer();
  const { data, refetch } = useGetConsentsQuery(undefined, { skip: !user?.userstatus });
  return data?.disclaimer?.isGiven === false ? <DisclaimerDialog onAgreed={refetch} /> : null;
}

function DisclaimerDialog({ onAgreed }: { onAgreed: () => unknown }) {
  const navigate = useNavigate();
  const [agreeToDisclaimer, { error, isLoading }] = useAgreeToDisclaimerMutation();
  const [isChecked, setIsChecked] = useState(false);
  const [showsReminder, setShowsReminder] = useState(false);
  const agree = async () => {
    if (!isChecked) return setShowsReminder(true);
    const { data } = await agreeToDisclaimer();
    if (data) onAgreed();
  };
  const note = showsReminder ? 'Please agree to the terms before proceeding.' : error && toMessage(error);
  return (
    <Modal
      open
      title="Disclaimer"
      closable={false}
      keyboard={false}
      footer={
        <>
          <Button onClick={() => void navigate('/dashboard')}>Not now</Button>
          <Button
            type="primary"
            className={isChecked ? undefined : styles.disabled}
            aria-disabled={!isChecked}
            loading={isLoading}
            onClick={() => void agree()}
          >
            I Agree
          </Button>
        </>
      }
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
        I have read this and agree
      </Checkbox>
      {note && <Alert className={styles.reminder} role="alert" type="warning" showIcon title={note} />}
    </Modal>
  );
}
