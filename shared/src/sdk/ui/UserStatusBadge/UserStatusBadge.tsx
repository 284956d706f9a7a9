import { accountStatusOf } from '@tayyib/shared/account-status';
import { Icon, type IconName } from '../Icon/Icon';
import styles from './UserStatusBadge.module.css';

const icons = {
  checklist: 'check',
  purple: 'crown',
  red: 'cross',
  yellow: 'star',
} as const satisfies Record<string, IconName>;

/** The account status as a labelled icon beside the name; nothing for a new account. */
export function UserStatusBadge({ status }: { status: number }) {
  const { badge, title } = accountStatusOf(status);
  if (badge === null) return null;
  return (
    <span className={`${styles.badge} ${styles[badge]}`}>
      <Icon name={icons[badge]} /> {title}
    </span>
  );
}
