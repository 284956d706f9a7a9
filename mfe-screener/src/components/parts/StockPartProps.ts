import type { StandardId, StockPage } from '@tayyib/shared/contracts';

/** What every part of a stock's page is given. */
export interface StockPartProps {
  stock: StockPage;
  /** The standard that is looked at. */
  standard: StandardId;
}
