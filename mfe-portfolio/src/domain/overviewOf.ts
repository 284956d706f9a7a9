import type { Badge, PortfolioCompany, FigureRange } from '@tayyib/shared/contracts';
import type { Paise } from '@tayyib/shared/values/amounts';
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
export interface Part {
  label: string;
  paise: Paise;
  /** The largest value first. */
  companies: readonly Held[];
}

/** The figures of a portfolio, each of the companies for which it is known. */
export interface Overview {
  valuePaise: Paise;
  /** Of the newest close; null without any. */
  closeDay: string | null;
  unpriced: readonly Held[];
  /** Of companies with a price and a known cost. */
  gain: { valuePaise: Paise; costPaise: Paise; without: readonly Held[] };
  /** Companies that were held through a rights issue, demerger, merger or scheme, which no figure counts. */
  uncounted: readonly Held[];
  realisedPaise: Paise;
  dividendPaise: Paise;
  /** `flows`: purchases, sales and dividends; `value`: what is held now. */
  xirr: { rate: number | null; flows: readonly Flow[]; value: Flow; without: readonly Held[] };
  byBadge: Readonly<Record<Badge, Paise>>;
  /** The part of the value whose impure share is bounded, and that share. */
  impure: {
    share: FigureRange | null;
    valuePaise: Paise;
    companies: readonly Held[];
    without: readonly Held[];
  };
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
    uncounted: all.filter(({ position }) => position.uncounted.length > 0),
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
      companies: withShare,
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
  const paise = sum(known, (held) => (held.position.shares > 0 ? (held.valuePaise ?? 0) : 0));
  const flows = known.flatMap(({ position }) => position.flows ?? []);
  const value = { day, paise };
  return { rate: xirr([...flows, value]), flows, value, without: without(all, known) };
}

const newest = (days: readonly string[]) => days.toSorted().at(-1) ?? null;
const badged = (all: readonly Held[], badge: Badge) =>
  all.filter(({ company }) => (company?.badge ?? 'under_review') === badge);
const without = (all: readonly Held[], known: readonly Held[]) => all.filter((held) => !known.includes(held));
const sum = (all: readonly Held[], of: (held: Held) => number): Paise =>
  Math.round(all.reduce((total, held) => total + of(held), 0));

function partsOf(all: readonly Held[], labelOf: (held: Held) => string): Part[] {
  const parts = new Map<string, Held[]>();
  for (const held of all) {
    const label = labelOf(held);
    parts.set(label, [...(parts.get(label) ?? []), held]);
  }
  return [...parts]
    .map(([label, companies]) => ({
      label,
      companies,
      paise: sum(companies, (held) => held.valuePaise ?? 0),
    }))
    .sort((a, b) => b.paise - a.paise);
}
