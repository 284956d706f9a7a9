import type { Badge, PortfolioCompany, FigureRange } from '@tayyib/shared/contracts';
import type { Paise } from '../paise';
import type { Flow, Position } from './Position';
import { xirr } from './xirr';

/** A company of the portfolio: what is held and what is on file. */
export interface Held {
  position: Position;
  /** Null where nothing is on file. */
  company: PortfolioCompany | null;
  name: string;
  /** At the last close; null without one. */
  valuePaise: Paise | null;
}

/** A part of the portfolio by value. */
interface Part {
  label: string;
  paise: Paise;
}

/** The figures of a portfolio, each of the companies for which it is known. */
export interface Overview {
  valuePaise: Paise;
  /** Of the newest close; null without any. */
  closeDay: string | null;
  unpriced: readonly Held[];
  /** Of companies with a price and a known cost. */
  gain: { valuePaise: Paise; costPaise: Paise; without: readonly Held[] };
  realisedPaise: Paise;
  dividendPaise: Paise;
  xirr: { rate: number | null; flows: readonly Flow[]; without: readonly Held[] };
  byBadge: Readonly<Record<Badge, Paise>>;
  /** The part of the value whose impure share is bounded, and that share. */
  impure: { share: FigureRange | null; valuePaise: Paise; without: readonly Held[] };
  bySector: readonly Part[];
  bySize: readonly Part[];
  /** Under review, outdated, or unknown. */
  toReview: readonly Held[];
}

const sizeLabels = { large: 'Large cap', mid: 'Mid cap', small: 'Small cap' } as const;

/** What a portfolio amounts to on a day. */
export function overviewOf(all: readonly Held[], day: string): Overview {
  const open = all.filter(({ position }) => position.shares > 0);
  const priced = open.filter(({ valuePaise }) => valuePaise !== null);
  const worth = ({ valuePaise }: Held) => valuePaise ?? 0;
  const withCost = priced.filter(({ position }) => position.costPaise !== null);
  const withShare = priced.filter(({ company }) => company?.impureShare != null);
  const valuePaise = sum(priced, worth);
  const shared = sum(withShare, worth);
  const impure = (bound: keyof FigureRange) =>
    sum(withShare, (held) => worth(held) * (held.company?.impureShare?.[bound] ?? 0)) / shared;
  return {
    valuePaise,
    closeDay: newest(priced.flatMap(({ company }) => company?.close?.day ?? [])),
    unpriced: without(open, priced),
    gain: {
      valuePaise: sum(withCost, worth),
      costPaise: sum(withCost, ({ position }) => position.costPaise ?? 0),
      without: without(open, withCost),
    },
    realisedPaise: sum(all, ({ position }) => position.realisedPaise ?? 0),
    dividendPaise: sum(all, ({ position }) => position.dividendPaise),
    xirr: returnOf(all, day),
    byBadge: {
      compliant: sum(badged(priced, 'compliant'), worth),
      non_compliant: sum(badged(priced, 'non_compliant'), worth),
      under_review: sum(badged(priced, 'under_review'), worth),
    },
    impure: {
      share: shared === 0 ? null : { least: impure('least'), most: impure('most') },
      valuePaise: shared,
      without: without(open, withShare),
    },
    bySector: partsOf(priced, ({ company }) => company?.sector ?? 'Sector not known'),
    bySize: partsOf(priced, ({ company }) => (company?.size ? sizeLabels[company.size] : 'Size not known')),
    toReview: open.filter(({ company }) => company === null || isToReview(company)),
  };
}

const isToReview = ({ badge, freshness }: PortfolioCompany) =>
  badge === 'under_review' || freshness === 'outdated';

function returnOf(all: readonly Held[], day: string): Overview['xirr'] {
  const isKnown = ({ position, valuePaise }: Held) =>
    position.flows !== null && (position.shares === 0 || valuePaise !== null);
  const known = all.filter(isKnown);
  const value = sum(known, (held) => (held.position.shares > 0 ? (held.valuePaise ?? 0) : 0));
  const flows = [...known.flatMap(({ position }) => position.flows ?? []), { day, paise: value }];
  return { rate: xirr(flows), flows, without: without(all, known) };
}

const newest = (days: readonly string[]) => days.toSorted().at(-1) ?? null;
const badged = (all: readonly Held[], badge: Badge) =>
  all.filter(({ company }) => (company?.badge ?? 'under_review') === badge);
const without = (all: readonly Held[], known: readonly Held[]) => all.filter((held) => !known.includes(held));
const sum = (all: readonly Held[], of: (held: Held) => number): Paise =>
  Math.round(all.reduce((total, held) => total + of(held), 0));

function partsOf(all: readonly Held[], labelOf: (held: Held) => string): Part[] {
  const parts = new Map<string, Paise>();
  for (const held of all) {
    const label = labelOf(held);
    parts.set(label, (parts.get(label) ?? 0) + (held.valuePaise ?? 0));
  }
  return [...parts].map(([label, paise]) => ({ label, paise })).sort((a, b) => b.paise - a.paise);
}
