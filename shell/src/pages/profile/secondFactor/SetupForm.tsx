import { lazy, Suspense, useState, type FormEvent } from 'react';
import type { SecondFactorSetupReply } from '@tayyib/shared/contracts';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import { ActionButton } from '../../../controls/actions';
import { Field } from '../../../forms/Field';
import { errorOfForm, problemOfField } from '../../../forms/problemOfField';
import { ActionMessage } from '../ActionMessage';
import styles from '../profile.module.css';
import own from './secondFactor.module.css';

const QrCode = lazy(() => import('../../../controls/QrCode'));
const digits = 6;

interface Props {
  setup: SecondFactorSetupReply;
  /** The confirmation. */
  confirming: { isLoading: boolean; error?: unknown };
  onConfirm: (code: string) => void;
  onCancel: () => void;
}

/** Shows the secret for an authenticator app, and asks for the first code of it. */
export function SetupForm({ setup: { uri, secret }, confirming, onConfirm, onCancel }: Props) {
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!confirming.isLoading && code.length === digits) onConfirm(code);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.text}>Scan this code with your authenticator app.</p>
      <div className={own.qr}>
        <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
          <QrCode text={uri} label="QR code for your authenticator app" />
        </Suspense>
      </div>
      <p className={styles.text}>
        On this phone? <a href={uri}>Open your authenticator app</a>, or type this key into it:
        <code className={own.key}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <Field
        label="Code from your app"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="The 6 digits that it shows now."
        value={code}
        onText={(text) => setCode(text.replaceAll(/\D/g, '').slice(0, digits))}
        problem={problemOfField(confirming.error, 'code')}
      />
      <ActionMessage error={errorOfForm(confirming.error, 'code')} />
      <div className={styles.buttons}>
        <ActionButton isPrimary type="submit" disabled={code.length !== digits}>
          {confirming.isLoading ? 'One moment…' : 'Confirm'}
        </ActionButton>
        <ActionButton onClick={onCancel}>Cancel</ActionButton>
      </div>
    </form>
  );
}
