import { daysBetween } from '@tayyib/shared/values/calendar';
import { formatCountOf, formatDay } from '@tayyib/shared/values/format';
import { Alert } from '@tayyib/shared/sdk/ui';

/** Since when a company is not compliant, counted in days in India, and what that means for its owner. */
export function BreachNote({ since, day }: { since: string; day: string }) {
  const days = Math.max(0, daysBetween(since, day));
  return (
    <Alert
      role="note"
      type="warning"
      showIcon
      title={`Not compliant by this standard since ${formatDay(since)}, ${formatCountOf(days, 'day')}. Purifying does not make it compliant; ask a scholar when to sell. Some purify the whole profit of such a stock.`}
    />
  );
}
