import { lazy, type ComponentType } from 'react';
import type { StockPage } from '@tayyib/shared/contracts';
import { isOldClose } from '@tayyib/shared/format';
import type { StockPartProps } from './StockPartProps';

export interface StockPart {
  id: string;
  title: string;
  /** Whether it needs a premium plan. */
  isPremium: boolean;
  /** Whether it may encourage trading; it is then covered for a stock that is not compliant. */
  isAboutPrice: boolean;
  Shown: ComponentType<StockPartProps>;
}

/** The parts of a stock's numbers. Each is a lazy chunk. */
export const stockParts: readonly [StockPart, ...StockPart[]] = [
  {
    ...{ id: 'price', title: 'Price', isPremium: false, isAboutPrice: true },
    Shown: lazy(async () => ({ default: (await import('./PricePart')).PricePart })),
  },
  {
    ...{ id: 'fundamentals', title: 'Fundamentals', isPremium: true, isAboutPrice: false },
    Shown: lazy(async () => ({ default: (await import('./FundamentalsPart')).FundamentalsPart })),
  },
  {
    ...{ id: 'shareholding', title: 'Shareholding', isPremium: true, isAboutPrice: false },
    Shown: lazy(async () => ({ default: (await import('./ShareholdingPart')).ShareholdingPart })),
  },
  {
    ...{ id: 'technicals', title: 'Technicals', isPremium: true, isAboutPrice: true },
    Shown: lazy(async () => ({ default: (await import('./TechnicalsPart')).TechnicalsPart })),
  },
  {
    ...{ id: 'swot', title: 'SWOT', isPremium: true, isAboutPrice: false },
    Shown: lazy(async () => ({ default: (await import('./SwotPart')).SwotPart })),
  },
  {
    ...{ id: 'projection', title: 'Growth projection', isPremium: true, isAboutPrice: true },
    Shown: lazy(async () => ({ default: (await import('./ProjectionPart')).ProjectionPart })),
  },
  {
    ...{ id: 'alternatives', title: 'Alternatives', isPremium: false, isAboutPrice: false },
    Shown: lazy(async () => ({ default: (await import('./AlternativesPart')).AlternativesPart })),
  },
  {
    ...{ id: 'peers', title: 'Peers', isPremium: true, isAboutPrice: false },
    Shown: lazy(async () => ({ default: (await import('./PeersPart')).PeersPart })),
  },
  {
    ...{ id: 'actions', title: 'Corporate actions', isPremium: false, isAboutPrice: false },
    Shown: lazy(async () => ({ default: (await import('./ActionsPart')).ActionsPart })),
  },
  {
    ...{ id: 'filings', title: 'Filings', isPremium: false, isAboutPrice: false },
    Shown: lazy(async () => ({ default: (await import('./FilingsPart')).FilingsPart })),
  },
];

/** The title of a part. Closes of which the newest is old are past prices. */
export const titleOf = ({ id, title }: StockPart, { price }: Pick<StockPage, 'price'>): string =>
  id === 'price' && price !== null && isOldClose(price.day) ? 'Past prices' : title;
