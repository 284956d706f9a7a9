import type { SlotProps } from '@tayyib/shared/sdk/modules';
import { issuerOf } from '@tayyib/shared/values/security-names';
import { onDemand } from '@tayyib/shared/parts/page';
import { usePortfolio } from '../../state/usePortfolio';

// most of what a user looks at is not in the portfolio
const HeldPanel = onDemand(async () => (await import('./HeldPanel')).HeldPanel);

/** What the viewer's portfolio has of a stock, on its page; nothing where it has none. */
export function HeldHere({ stock: { isin } }: SlotProps['stock.panels']) {
  const { entries } = usePortfolio();
  const own = entries.filter((entry) => issuerOf(entry.isin) === issuerOf(isin));
  return own.length > 0 ? <HeldPanel isin={isin} entries={own} /> : null;
}
