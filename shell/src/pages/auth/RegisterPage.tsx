import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from '@tayyib/shared/sdk/router';
import { returnToOf, useSignedInAddress } from '../../navigation/returnTo';
import { useRegisterMutation } from '../../session/identityApi';
import { AuthCard } from '../../forms/AuthCard';
import styles from '../../forms/auth.module.css';
import { Field } from '../../forms/Field';
import { OtherSignInMethods } from './OtherSignInMethods';
import { problemOfField, problemOfForm } from '../../forms/problemOfField';

const empty = { first_name: '', last_name: '', email: '', password: '' };
const fields = Object.keys(empty);

/** Registration. The account is created when the code from the email is entered on the next page. */
export default function RegisterPage() {
  const signedInAddress = useSignedInAddress();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [register, { error, isLoading }] = useRegisterMutation();
  const [form, setForm] = useState(empty);
  if (signedInAddress) return <Navigate to={signedInAddress} replace state={null} />;

  const fieldOf = (name: keyof typeof empty) => ({
    name,
    value: form[name],
    onText: (text: string) => setForm({ ...form, [name]: text }),
    problem: problemOfField(error, name),
  });
  const isFilled = form.first_name.trim() !== '' && form.email.trim() !== '' && form.password !== '';
  const send = async () => {
    const { data: sent } = await register(form);
    if (!sent) return;
    const { email, ...dispatch } = sent;
    await navigate('/otpverification', { state: { email, dispatch, returnTo: returnToOf(state) } });
  };
  return (
    <AuthCard
      title="Sign up"
      lead="Free, and done in a minute."
      submitLabel="CREATE ACCOUNT"
      canSubmit={isFilled}
      isSending={isLoading}
      problem={problemOfForm(error, ...fields)}
      onSubmit={() => void send()}
      aside={<OtherSignInMethods isRegistration />}
      footer={
        <>
          Already have an account?{' '}
          <Link to="/login" state={state}>
            Log in
          </Link>
        </>
      }
    >
      <div className={styles.names}>
        <Field label="First name" autoComplete="given-name" {...fieldOf('first_name')} />
        <Field label="Last name" autoComplete="family-name" {...fieldOf('last_name')} />
      </div>
      <Field label="Email" type="email" autoComplete="username" {...fieldOf('email')} />
      <Field
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters. A few words you will remember are best."
        {...fieldOf('password')}
      />
      <p className={styles.hint}>
        By signing up you accept the <Link to="/terms_condition">Terms &amp; Conditions</Link> and the{' '}
        <Link to="/privacy-policy">Privacy Policy</Link>.
      </p>
    </AuthCard>
  );
}
