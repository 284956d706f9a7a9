import type { StandardId, StockPage } from '@tayyib/shared/contracts';

/** The props of every part of a stock's page. */
export interface StockPartProps {
  stock: StockPage;
  /** The selected standard. */
  standard: StandardId;
  onSelect: (standard: StandardId) => void;
}
