import { accountStatusOf } from '@tayyib/shared/account-status';
import { Icon, type IconName } from '../Icon/Icon';
import styles from './UserStatusBadge.module.css';

const icons = {
  checklist: 'check',
  purple: 'crown',
  red: 'cross',
  yellow: 'star',
} as const satisfies Record<string, IconName>;

/** What kind of account somebody has, in a word and a shape beside their name; nothing for a new one. */
export function UserStatusBadge({ status }: { status: number }) {
  const { badge, title } = accountStatusOf(status);
  if (badge === null) return null;
  return (
    <span className={`${styles.badge} ${styles[badge]}`}>
      <Icon name={icons[badge]} /> {title}
    </span>
  );
}
