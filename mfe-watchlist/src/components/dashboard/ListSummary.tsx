import type { Badge, WatchedStock } from '@tayyib/shared/contracts';
import { formatChange } from '@tayyib/shared/values/format';
import { badgeLabels } from '@tayyib/shared/sdk/ui';
import { biggestMover } from '../../domain/biggestMover';

const badges: readonly Badge[] = ['compliant', 'non_compliant', 'under_review'];

/** How many stocks of a list have which verdict, and which moved most on the last day. */
export function ListSummary({ stocks }: { stocks: readonly WatchedStock[] }) {
  if (stocks.length === 0) return 'Empty';
  const counts = badges
    .map((badge) => ({ badge, count: stocks.filter((stock) => stock.badge === badge).length }))
    .filter(({ count }) => count > 0)
    .map(({ badge, count }) => `${count} ${badgeLabels[badge].short.toLowerCase()}`);
  const mover = biggestMover(stocks);
  return (
    <>
      {counts.join(', ')}
      {mover && ` · ${mover.stock_code} ${formatChange(mover.changePercent / 100)}`}
    </>
  );
}
