import { useViewer } from '@tayyib/shared/sdk/modules';
import { Link } from '@tayyib/shared/sdk/router';
import { Icon } from '@tayyib/shared/sdk/ui';
import styles from './PriceAlertLink.module.css';

/** Leads to the form for a price alert, filled in with the stock; visitors sign in first. */
export function PriceAlertLink({ code }: { code: string }) {
  const { user } = useViewer();
  const form = `/notification?${new URLSearchParams({ stock: code }).toString()}`;
  return (
    <Link className={styles.link} to={user ? form : '/login'} state={user ? undefined : { returnTo: form }}>
      <Icon name="bell" /> Price alert
    </Link>
  );
}
