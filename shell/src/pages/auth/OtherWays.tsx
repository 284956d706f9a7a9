import { useLocation } from '@tayyib/shared/router';
import { ActionLink } from '../../controls/ActionLink';
import action from '../../controls/action.module.css';
import { returnToOf } from '../../navigation/returnTo';
import { useGetWaysInQuery } from '../../session/identityApi';
import styles from './OtherWays.module.css';

const providers = [
  ['google', 'Continue with Google'],
  ['apple', 'Continue with Apple'],
] as const;

interface Props {
  /** For people who have no account yet: only ways that make one. */
  areNew?: boolean;
}

/** Every way in without a password that this server has. Google and Apple are reached by leaving this page. */
export function OtherWays({ areNew = false }: Props) {
  const { state } = useLocation();
  const { data: ways } = useGetWaysInQuery();
  const returnTo = returnToOf(state);
  const query = returnTo ? `?${new URLSearchParams({ returnTo }).toString()}` : '';
  const shown = ways && (areNew ? { ...ways, email: false, phone: false } : ways);
  if (!shown || !(shown.email || shown.phone || shown.google || shown.apple)) return null;
  return (
    <div className={styles.ways}>
      <p className={styles.or}>or</p>
      {providers
        .filter(([id]) => shown[id])
        .map(([id, label]) => (
          <a key={id} className={action.secondary} href={`/api/oauth/${id}/start${query}`}>
            {label}
          </a>
        ))}
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
