import { lazy, type ComponentType, type ReactNode } from 'react';
import type { StockPage } from '@tayyib/shared/contracts';
import { isOldClose } from '@tayyib/shared/values/format';
import { ShariahPart } from '../stock/shariah/ShariahPart';
import type { PreviewShape } from './PartPreview';
import type { StockPartProps } from './StockPartProps';

export interface StockPart {
  id: string;
  title: string;
  /** Whether it needs a premium plan. */
  isPremium: boolean;
  /** Whether it may encourage trading; it is then covered for a stock that is not compliant. */
  isAboutPrice: boolean;
  /** Its shape while it loads; lines if undefined. */
  shape?: 'table' | 'chart';
  /** What is drawn behind its lock. */
  preview?: PreviewShape;
  Shown: ComponentType<StockPartProps>;
  /** Shows its children only if there is something to show in the part. Always shown if undefined. */
  Known?: ComponentType<{ stock: StockPage; children: ReactNode }>;
}

export interface StockTab {
  id: string;
  title: string;
  parts: readonly [StockPart, ...StockPart[]];
}

const open = { isPremium: false, isAboutPrice: false };
const premium = { isPremium: true, isAboutPrice: false };

/** The tabs of a stock with their parts. All but the first part are lazy chunks. */
export const stockTabs: readonly [StockTab, ...StockTab[]] = [
  {
    id: 'shariah',
    title: 'Shariah',
    parts: [{ id: 'verdicts', title: 'Verdicts of every standard', ...open, Shown: ShariahPart }],
  },
  {
    id: 'overview',
    title: 'Overview',
    parts: [
      {
        id: 'company',
        title: 'At a glance',
        ...open,
        shape: 'chart',
        Shown: lazy(async () => ({ default: (await import('./overview/OverviewPart')).OverviewPart })),
      },
      {
        id: 'growth',
        title: 'Growth and margins',
        ...premium,
        Known: lazy(async () => ({ default: (await import('./overview/GrowthPart')).GrowthKnown })),
        Shown: lazy(async () => ({ default: (await import('./overview/GrowthPart')).GrowthPart })),
      },
      {
        id: 'shareholding',
        title: 'Shareholding',
        ...premium,
        preview: 'shares',
        Known: lazy(async () => ({ default: (await import('./ShareholdingPart')).ShareholdingKnown })),
        Shown: lazy(async () => ({ default: (await import('./ShareholdingPart')).ShareholdingPart })),
      },
      {
        id: 'swot',
        title: 'SWOT',
        ...premium,
        preview: 'cards',
        Known: lazy(async () => ({ default: (await import('./SwotPart')).SwotKnown })),
        Shown: lazy(async () => ({ default: (await import('./SwotPart')).SwotPart })),
      },
    ],
  },
  {
    id: 'financials',
    title: 'Financials',
    parts: [
      {
        id: 'fundamentals',
        title: 'Fundamentals',
        ...premium,
        preview: 'columns',
        Shown: lazy(async () => ({
          default: (await import('./financials/FundamentalsPart')).FundamentalsPart,
        })),
      },
    ],
  },
  {
    id: 'chart',
    title: 'Chart',
    parts: [
      {
        id: 'price',
        title: 'Price',
        isPremium: false,
        isAboutPrice: true,
        shape: 'chart',
        Shown: lazy(async () => ({ default: (await import('./PricePart')).PricePart })),
      },
      {
        id: 'technicals',
        title: 'Technicals',
        isPremium: true,
        isAboutPrice: true,
        preview: 'figures',
        Shown: lazy(async () => ({ default: (await import('./TechnicalsPart')).TechnicalsPart })),
      },
    ],
  },
  {
    id: 'peers',
    title: 'Peers',
    parts: [
      {
        id: 'compared',
        title: 'Compared with its peers',
        ...premium,
        preview: 'table',
        shape: 'table',
        Shown: lazy(async () => ({ default: (await import('./PeersPart')).PeersPart })),
      },
      {
        id: 'alternatives',
        title: 'Alternatives',
        ...open,
        shape: 'table',
        Shown: lazy(async () => ({ default: (await import('./AlternativesPart')).AlternativesPart })),
      },
    ],
  },
  {
    id: 'actions',
    title: 'Actions',
    parts: [
      {
        id: 'corporate',
        title: 'Corporate actions',
        ...open,
        shape: 'table',
        Shown: lazy(async () => ({ default: (await import('./ActionsPart')).ActionsPart })),
      },
    ],
  },
  {
    id: 'filings',
    title: 'Filings',
    parts: [
      {
        id: 'filed',
        title: 'Filings on file',
        ...open,
        shape: 'table',
        Shown: lazy(async () => ({ default: (await import('./FilingsPart')).FilingsPart })),
      },
    ],
  },
];

/** The tab of an address: by its own id, or by that of one of its parts. */
export const tabOf = (id: string | null): StockTab =>
  stockTabs.find((tab) => tab.id === id) ??
  stockTabs.find(({ parts }) => parts.some((part) => part.id === id)) ??
  stockTabs[0];

/** The title of a part. Closes of which the newest is old are past prices. */
export const titleOf = ({ id, title }: StockPart, { price }: Pick<StockPage, 'price'>): string =>
  id === 'price' && price !== null && isOldClose(price.day) ? 'Past prices' : title;
