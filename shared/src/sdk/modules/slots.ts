import type { Badge, SlotName, StockSummary } from '@tayyib/shared/contracts';

/** Shares bought on one day, and sold on another or held. */
export interface Purchase {
  /** As counted when they were bought. */
  shares: number;
  /** The day, as `2026-11-29`; null where not known. */
  boughtOn: string | null;
  /** Rupees, with charges; null where not known. */
  paidRupees: number | null;
  /** Null while held. */
  soldOn: string | null;
  /** Rupees, after charges; null while held, or where not known. */
  receivedRupees: number | null;
}

/** A company whose shares a page may take over from a module that knows them. */
export interface HoldingToAdd {
  isin: string;
  name: string;
  /** Shares held today; null if the company is only watched. */
  shares: number | null;
  /** Oldest first; those that are sold as well. */
  purchases: readonly Purchase[];
}

/** The props of each slot. */
export interface SlotProps {
  'stock.actions': { stock: { isin: string; stock: string; stock_code: string; badge: Badge } };
  'stock.panels': { stock: { isin: string; stock: string; stock_code: string; badge: Badge } };
  /** Below the overview of the portfolio. */
  'portfolio.panels': {
    holdings: readonly HoldingToAdd[];
    /** Whether what is on file of some of them has yet to arrive: without their splits, purchases and sales are matched wrongly. */
    isReading: boolean;
  };
  /** Where a calculator takes companies from. */
  'holdings.sources': {
    /** ISINs already on the page. */
    present: ReadonlySet<string>;
    /** At most so many companies are added. */
    max: number;
    /** Adds the companies, and returns how many it added. */
    onAdd: (holdings: readonly HoldingToAdd[]) => number;
  };
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
