import { useState } from 'react';
import { Link } from '@tayyib/shared/sdk/router';
import { ActionButton } from '../../controls/actions';
import { AuthCard } from '../../forms/AuthCard';
import styles from '../../forms/auth.module.css';
import type { CodeState } from './codeState';
import { Field } from '../../forms/Field';
import { OutboxHint } from '../../forms/sentMessage';
import { useCodeFlow } from './useCodeFlow';
import { useRedirectToSecondStep } from './useRedirectToSecondStep';
import { useSecondsLeft } from '../../forms/useSecondsLeft';
import { problemOfField, problemOfForm } from '../../forms/problemOfField';

const digits = 6;

/** The form for the six-digit code, with a button to send a new one. */
export function CodeForm(state: CodeState) {
  const { kind, target, dispatch } = state;
  const { use, using, send, sending } = useCodeFlow(state);
  const [code, setCode] = useState('');
  const [round, setRound] = useState(0);
  const latest = sending.data ?? dispatch;
  const secondsLeft = useSecondsLeft(latest?.resendAfterSeconds ?? 0, round);
  useRedirectToSecondStep(using.error);
  const error = using.error ?? sending.error;
  const resend = async () => {
    using.reset();
    setCode('');
    const { data } = await send();
    if (data) setRound(round + 1);
  };
  const delay = kind === 'phone' ? 'Our text messages are slow' : 'Our mail is slow';
  return (
    <AuthCard
      title={kind === 'verify' ? 'Verify your email' : 'Enter your code'}
      lead={`If ${target} can be used here, a code of ${digits} digits is on its way to it.`}
      submitLabel={kind === 'verify' ? 'VERIFY' : 'LOG IN'}
      canSubmit={code.length === digits}
      isSending={using.isLoading}
      problem={problemOfForm(error, 'code')}
      notice={
        (latest?.isDelayed && `${delay} at the moment: it may take some minutes.`) ||
        (sending.data && 'A new code is on its way. The previous one no longer works.')
      }
      onSubmit={() => void use(code)}
      aside={
        <div className={styles.after}>
          <ActionButton disabled={secondsLeft > 0 || sending.isLoading} onClick={() => void resend()}>
            {secondsLeft > 0 ? `Send again in ${secondsLeft} s` : 'Send again'}
          </ActionButton>
          <OutboxHint />
        </div>
      }
      footer={<Link to="/login">Back to log in</Link>}
    >
      <Field
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        className={styles.code}
        value={code}
        onText={(text) => setCode(text.replaceAll(/\D/g, '').slice(0, digits))}
        problem={problemOfField(using.error, 'code')}
      />
    </AuthCard>
  );
}
