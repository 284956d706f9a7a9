import { PageHeading } from '@tayyib/shared/ui';
import { ClearAll } from '../../notifications/ClearAll';
import { NotificationList } from '../../notifications/NotificationList';

/** All notifications that have not been cleared. */
export default function NotificationPage() {
  return (
    <>
      <PageHeading title="Notification" lead="Changes of the verdicts of stocks in your watchlists." />
      <ClearAll />
      <NotificationList />
    </>
  );
}
