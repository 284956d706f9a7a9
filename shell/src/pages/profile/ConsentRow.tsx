import { useId } from 'react';
import { useSetConsentMutation } from '@tayyib/shared/sdk/api';
import type { Consent } from '@tayyib/shared/contracts';
import { consentPurposes } from '@tayyib/shared/consents';
import styles from './ConsentRow.module.css';
import { ActionMessage } from './ActionMessage';

/** One consent purpose with its switch; a required one has a note instead. */
export function ConsentRow({ consent: { purpose, isGiven } }: { consent: Consent }) {
  const id = useId();
  const { title, words, isRequired } = consentPurposes[purpose];
  const [setConsent, { error, isLoading }] = useSetConsentMutation();
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <strong id={id}>{title}</strong>
        <p id={`${id}-words`} className={styles.hint}>
          {words}
        </p>
        {error && <ActionMessage error={error} />}
      </div>
      {isRequired ? (
        <span className={styles.hint}>Needed for an account</span>
      ) : (
        <button
          type="button"
          role="switch"
          className={styles.switch}
          aria-checked={isGiven}
          aria-labelledby={id}
          aria-describedby={`${id}-words`}
          aria-disabled={isLoading}
          onClick={() => {
            if (!isLoading) void setConsent({ purpose, isGiven: !isGiven });
          }}
        >
          <span className={styles.knob} aria-hidden="true" />
          {isGiven ? 'On' : 'Off'}
        </button>
      )}
    </li>
  );
}
