import type {
  ClassLevel,
  IndustriesPage,
  IndustriesQuery,
  IndustryQuery,
  IndustryReply,
  IndustryRow,
} from '@tayyib/shared/contracts';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { paged } from '../../../lib/lists';
import { badgeBy, listRowBy } from '../marketSnapshot/companies/Company';
import type { MarketFigures } from '../marketSnapshot/companies/MarketFigures';

/** The classes of one level. Unknown values sort last in either direction. */
export function industriesPage(market: MarketFigures, query: IndustriesQuery): IndustriesPage {
  const { standard, level, sort, order } = query;
  const rows = [...market.classes.level(level).values()].map((each) => each.row(standard));
  const sign = order === 'asc' ? 1 : -1;
  rows.sort((a, b) => {
    if (sort === 'name') return sign * a.name.localeCompare(b.name);
    const one = sortValue(a, sort);
    const other = sortValue(b, sort);
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other) || a.name.localeCompare(b.name);
  });
  return { standard, level, ...paged(rows, query) };
}

function sortValue(row: IndustryRow, sort: 'count' | 'compliantShare' | 'marketCap'): number | null {
  if (sort === 'count') return row.compliance.total;
  return sort === 'compliantShare' ? row.compliance.compliantShare : row.marketCap.rupees;
}

const below: Readonly<Record<ClassLevel, ClassLevel | null>> = {
  sector: 'industry',
  industry: 'group',
  group: 'subgroup',
  subgroup: null,
};

/** One class with its stocks and subclasses. Throws a 404 problem for a class without companies. */
export function industryReply(market: MarketFigures, id: string, query: IndustryQuery): IndustryReply {
  const { standard, badge } = query;
  const level = levelOf(id);
  const found = level && market.classes.level(level).get(id);
  if (!level || !found)
    throw new ProblemError(404, 'industry-not-found', `There is no industry ${id} on file.`);
  const chosen = found.companies.filter(
    (company) => badge === undefined || badgeBy(company, standard) === badge,
  );
  const { rows, ...page } = paged(chosen, query);
  const stocks = { ...page, rows: rows.map((company) => listRowBy(company, standard)) };
  const narrower = below[level];
  const names = new Set(narrower === null ? [] : found.companies.map(({ row }) => row[narrower]));
  const within =
    narrower === null
      ? []
      : [...market.classes.level(narrower).values()]
          .filter(({ name }) => names.has(name))
          .map((each) => each.row(standard))
          .sort((a, b) => b.marketCap.rupees - a.marketCap.rupees);
  return { standard, industry: found.row(standard), within, stocks };
}

function levelOf(id: string): ClassLevel | null {
  const levels: readonly ClassLevel[] = ['sector', 'industry', 'group', 'subgroup'];
  return levels.find((level) => id.startsWith(`${level}~`)) ?? null;
}
