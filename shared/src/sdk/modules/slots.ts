import type { Badge, SlotName, StockSummary } from '@tayyib/shared/contracts';

/** The props of each slot. */
export interface SlotProps {
  'stock.actions': { stock: { isin: string; stock: string; stock_code: string; badge: Badge } };
  'stock.panels': { stock: { isin: string; stock: string; stock_code: string; badge: Badge } };
  'dashboard.cards': object;
  'topbar.search': {
    onChosen?: (stock: StockSummary) => void;
    /** The pages of the navigation, which the search offers beside its own results. */
    pages?: readonly { label: string; to: string; state?: string | undefined }[];
  };
  'topbar.actions': object;
  'shell.overlay': object;
  'profile.menu': { onChosen?: () => void };
}

/** Fails to compile when the contract names a slot that has no props here, or the other way round. */
export type SlotsAreComplete = [SlotName, keyof SlotProps] extends [keyof SlotProps, SlotName] ? true : never;
