import type { Badge, DashboardReply, StandardId } from '@tayyib/shared/contracts';
import { standardIds, tasis } from '@tayyib/shared/shariah';
import type { CooperativePace } from '../../../../lib/CooperativePace';
import { forEachYielding } from '../../../../lib/CooperativePace';
import type { Company, CompanyChange } from './Company';
import { agedBadgeBy, badgeBy } from './Company';
import type { AgedCounts } from './complianceCount';
import { complianceOf, copyOf, countAged, noAgedBadges } from './complianceCount';

type Moves = Omit<NonNullable<DashboardReply['market']>, 'day'>;
export type Headline = Pick<
  DashboardReply,
  'universe' | 'withAccounts' | 'withPrice' | 'market' | 'newestAccountsTo' | 'newestMarketCapAsOf'
> & { standards: Omit<DashboardReply['standards'][number], 'changedThisMonth' | 'changedThisWeek'>[] };

/** The headline figures as counts, so that one changed company is subtracted and added again. */
export class HeadlineCounters {
  #universe = 0;
  readonly #badges = new Map<StandardId, AgedCounts>(standardIds.map((id) => [id, noAgedBadges()]));
  /** By the day of their last price. */
  readonly #moves = new Map<string, Counted & { moves: Moves }>();
  readonly #accountsTo = new Map<string, Counted>();
  readonly #capAsOf = new Map<string, Counted>();

  /** Yields to the event loop while counting. */
  static async of(companies: readonly Company[], pace?: CooperativePace): Promise<HeadlineCounters> {
    const counters = new HeadlineCounters();
    await forEachYielding(companies, (company) => counters.#count(company, 1), pace);
    return counters;
  }

  /** The counts after some companies changed. Yields to the event loop. */
  async patched(changes: readonly CompanyChange[], pace?: CooperativePace): Promise<HeadlineCounters> {
    const patched = new HeadlineCounters();
    patched.#universe = this.#universe;
    for (const [id, counts] of this.#badges) patched.#badges.set(id, copyOf(counts));
    for (const [day, { count, moves }] of this.#moves)
      patched.#moves.set(day, { count, moves: { ...moves } });
    for (const [day, { count }] of this.#accountsTo) patched.#accountsTo.set(day, { count });
    for (const [day, { count }] of this.#capAsOf) patched.#capAsOf.set(day, { count });
    const recount = ({ before, after }: CompanyChange) => {
      patched.#count(before, -1);
      patched.#count(after, 1);
    };
    await forEachYielding(changes, recount, pace);
    return patched;
  }

  get headline(): Headline {
    const day = newest(this.#moves);
    const moves = day === null ? undefined : this.#moves.get(day)?.moves;
    return {
      universe: this.#universe,
      withAccounts: total(this.#accountsTo),
      withPrice: total(this.#moves),
      standards: [...this.#badges].map(([standard, counts]) => ({
        standard,
        compliance: complianceOf(counts),
      })),
      market: day === null || moves === undefined ? null : { day, ...moves },
      newestAccountsTo: newest(this.#accountsTo),
      newestMarketCapAsOf: newest(this.#capAsOf),
    };
  }

  #count(company: Company, by: 1 | -1): void {
    const { accountsTo, marketCapAsOf, priceDay, change } = company.row;
    this.#universe += by;
    for (const [standard, counts] of this.#badges) countAged(counts, agedBadgeBy(company, standard), by);
    add(this.#accountsTo, accountsTo, by, () => ({ count: 0 }));
    add(this.#capAsOf, marketCapAsOf, by, () => ({ count: 0 }));
    const traded = add(this.#moves, priceDay, by, () => ({ count: 0, moves: noMoves() }));
    // moves are split by the default standard
    if (traded) countMove(traded.moves, change, badgeBy(company, tasis.id), by);
  }
}

interface Counted {
  count: number;
}

/** Counts per day; a day whose count drops to zero is removed. */
function add<Entry extends Counted>(
  counts: Map<string, Entry>,
  day: string | null,
  by: 1 | -1,
  none: () => Entry,
): Entry | null {
  if (day === null) return null;
  const entry = counts.get(day) ?? none();
  entry.count += by;
  if (entry.count === 0) counts.delete(day);
  else counts.set(day, entry);
  return entry;
}

const noMoves = (): Moves => ({
  advances: 0,
  declines: 0,
  unchanged: 0,
  unknown: 0,
  compliantAdvances: 0,
  compliantDeclines: 0,
});

function countMove(moves: Moves, change: number | null, badge: Badge, by: 1 | -1): void {
  if (change === null) moves.unknown += by;
  else if (change === 0) moves.unchanged += by;
  else if (change > 0) moves.advances += by;
  else moves.declines += by;
  if (badge !== 'compliant' || change === null || change === 0) return;
  if (change > 0) moves.compliantAdvances += by;
  else moves.compliantDeclines += by;
}

const total = (counts: ReadonlyMap<string, Counted>): number =>
  [...counts.values()].reduce((sum, { count }) => sum + count, 0);

/** The latest day; ISO days sort as text. */
function newest(counts: ReadonlyMap<string, Counted>): string | null {
  let latest: string | null = null;
  for (const day of counts.keys()) if (latest === null || day > latest) latest = day;
  return latest;
}
