import { useLocation } from '@tayyib/shared/sdk/router';
import { ActionLink } from '../../controls/actions';
import action from '../../controls/action.module.css';
import { returnToOf } from '../../navigation/returnTo';
import { useGetSignInMethodsQuery } from '../../session/identityApi';
import styles from './OtherSignInMethods.module.css';

const providers = [
  ['google', 'Continue with Google'],
  ['apple', 'Continue with Apple'],
] as const;

interface Props {
  /** On the registration page: only methods that can create an account. */
  isRegistration?: boolean;
}

/** The sign-in methods without a password that this server offers. Google and Apple open their own pages. */
export function OtherSignInMethods({ isRegistration = false }: Props) {
  const { state } = useLocation();
  const { data: methods } = useGetSignInMethodsQuery();
  const returnTo = returnToOf(state);
  const query = returnTo ? `?${new URLSearchParams({ returnTo }).toString()}` : '';
  const shown = methods && (isRegistration ? { ...methods, email: false, phone: false } : methods);
  if (!shown || !(shown.email || shown.phone || shown.google || shown.apple)) return null;
  return (
    <div className={styles.methods}>
      <p className={styles.or}>or</p>
      {providers
        .filter(([id]) => shown[id])
        .map(([id, label]) => (
          <a key={id} className={action.secondary} href={`/api/oauth/${id}/start${query}`}>
            {label}
            {shown.areProvidersLocal && <span className={styles.mark}>development</span>}
          </a>
        ))}
      {shown.areProvidersLocal && (
        <p className={styles.hint}>
          For development: a program on this machine replaces Google and Apple. It accepts any email and
          password.
        </p>
      )}
      {shown.email && (
        <ActionLink to="/login/email" state={state}>
          Use a code or a link by email
        </ActionLink>
      )}
      {shown.phone && (
        <ActionLink to="/login/phone" state={state}>
          Use a code by text message
        </ActionLink>
      )}
    </div>
  );
}
