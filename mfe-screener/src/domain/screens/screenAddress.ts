import type {
  Badge,
  FreshnessState,
  ReviewGrade,
  ScreenSort,
  SizeClass,
  StandardId,
} from '@tayyib/shared/contracts';
import { standardIds } from '@tayyib/shared/shariah';
import { liquidityWords } from '../wording';

/** The filters and order of the screener. An empty list means no restriction. */
export interface ScreenChoices {
  standard: StandardId;
  badge: Badge[];
  /** What leaves a stock under review. */
  grade: ReviewGrade[];
  freshness: FreshnessState[];
  sector: string[];
  size: SizeClass[];
  /** Fractions. */
  maxDebt: number | undefined;
  maxImpureIncome: number | undefined;
  q: string;
  sort: ScreenSort;
  order: 'asc' | 'desc';
  page: number;
}

export const badges = ['compliant', 'non_compliant', 'under_review'] as const satisfies readonly Badge[];
export const grades = [
  'passes_everything_stated',
  'changed_since_accounts',
  'figures_contradict',
  'business_not_known',
  'accounts_not_loaded',
] as const satisfies readonly ReviewGrade[];
export const ages = ['fresh', 'ageing', 'outdated'] as const satisfies readonly FreshnessState[];
export const sizes = ['large', 'mid', 'small'] as const satisfies readonly SizeClass[];
const sorts = [
  'name',
  'status',
  'marketCap',
  'debt',
  'impureIncome',
  'liquidity',
] as const satisfies readonly ScreenSort[];
const orders = ['asc', 'desc'] as const;

export const everything: ScreenChoices = {
  standard: 'TASIS',
  badge: [],
  grade: [],
  freshness: [],
  sector: [],
  size: [],
  maxDebt: undefined,
  maxImpureIncome: undefined,
  q: '',
  // answers before questions
  sort: 'status',
  order: 'asc',
  page: 1,
};

/** The largest companies first, whatever the answers. */
export const largestFirst: ScreenChoices = { ...everything, sort: 'marketCap', order: 'desc' };

/** The order of an address that names none. */
const usualOrder = (sort: ScreenSort): ScreenChoices['order'] => (sort === 'status' ? 'asc' : 'desc');

/** Reads the choices from the URL. Invalid values count as missing. */
export function readScreen(address: URLSearchParams): ScreenChoices {
  const one = <Choice extends string>(name: string, known: readonly Choice[], fallback: Choice) =>
    known.find((choice) => choice === address.get(name)) ?? fallback;
  const some = <Choice extends string>(name: string, known: readonly Choice[]) => {
    const values = (address.get(name) ?? '').split(',');
    return known.filter((choice) => values.includes(choice));
  };
  const page = Number(address.get('page'));
  const standard = one('standard', standardIds, everything.standard);
  const sort = one('sort', sorts, everything.sort);
  return {
    standard,
    badge: some('badge', badges),
    grade: some('grade', grades),
    freshness: some('freshness', ages),
    sector: address.getAll('sector').filter((name) => name !== ''),
    size: some('size', sizes),
    maxDebt: fraction(address.get('maxDebt')),
    maxImpureIncome: fraction(address.get('maxImpureIncome')),
    q: (address.get('q') ?? '').slice(0, 80),
    ...sortingBy(standard, sort, one('order', orders, usualOrder(sort))),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes only what differs from the defaults, so that URLs are short and each view has exactly one. */
export function writeScreen(choices: ScreenChoices): URLSearchParams {
  const address = new URLSearchParams();
  const { standard, badge, grade, freshness, sector, size, maxDebt, maxImpureIncome, q, page } = choices;
  const { sort, order } = sortingBy(standard, choices.sort, choices.order);
  if (standard !== everything.standard) address.set('standard', standard);
  if (badge.length > 0) address.set('badge', badge.join(','));
  if (grade.length > 0) address.set('grade', grade.join(','));
  if (freshness.length > 0) address.set('freshness', freshness.join(','));
  // sector names contain commas, so the parameter is repeated
  for (const name of sector) address.append('sector', name);
  if (size.length > 0) address.set('size', size.join(','));
  if (maxDebt !== undefined) address.set('maxDebt', String(maxDebt));
  if (maxImpureIncome !== undefined) address.set('maxImpureIncome', String(maxImpureIncome));
  if (q.trim() !== '') address.set('q', q);
  if (sort !== everything.sort) address.set('sort', sort);
  if (order !== usualOrder(sort)) address.set('order', order);
  if (page > 1) address.set('page', String(page));
  return address;
}

/** The choices of a plan without premium: without limits on ratios and orders by them, which a shared URL may have. */
export function withoutRatios(choices: ScreenChoices): ScreenChoices {
  const order = ratioSorts.has(choices.sort) ? { sort: everything.sort, order: everything.order } : {};
  return { ...choices, ...order, maxDebt: undefined, maxImpureIncome: undefined };
}

const ratioSorts: ReadonlySet<ScreenSort> = new Set(['debt', 'impureIncome', 'liquidity']);

/** Falls back to the default order if the standard does not have the requested ratio. */
function sortingBy(
  standard: StandardId,
  sort: ScreenChoices['sort'],
  order: ScreenChoices['order'],
): Pick<ScreenChoices, 'sort' | 'order'> {
  const isSortable = sort !== 'liquidity' || liquidityWords[standard] !== null;
  return isSortable ? { sort, order } : { sort: everything.sort, order: everything.order };
}

function fraction(text: string | null): number | undefined {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return value >= 0 && value <= 10 ? value : undefined;
}
