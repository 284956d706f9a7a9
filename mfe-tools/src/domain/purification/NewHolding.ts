import type { HoldingToAdd, Purchase } from '@tayyib/shared/sdk/modules';

/** What a holding is made from: a company or fund that was found, one of another module, or a name typed by hand. */
export interface NewHolding {
  name: string;
  isin: string | null;
  /** AMFI's code of a fund. */
  fundId?: string;
  /** What is known of its purchase and sale. */
  bought?: Purchase;
}

/** A company as holdings of the calculator: one for each purchase, or an empty one if the company is only watched. */
export const newHoldingsOf = ({ isin, name, shares, purchases }: HoldingToAdd): NewHolding[] =>
  shares === null ? [{ isin, name }] : purchases.map((bought) => ({ isin, name, bought }));
