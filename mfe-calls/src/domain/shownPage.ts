import { ownPath } from '@tayyib/shared/own-path';

/** Kinds of pages that one side of a call may show to the other: they only display something, whoever opens them. */
interface PageKind {
  /** What comes after "shows you". For a stock it is said until its name is known. */
  title: string;
  /** The parameters that say what is displayed; every other one is left out. */
  keeps: readonly string[];
  /** A parameter without which the page displays nothing. */
  needs?: string;
}

const view = ['standard', 'page', 'q'];
const screen = [
  'badge',
  'grade',
  'freshness',
  'sector',
  'size',
  'maxDebt',
  'maxImpureIncome',
  'sort',
  'order',
];

const kinds: Readonly<Record<string, PageKind>> = {
  '/stock': { title: 'the page of a stock', keeps: ['isin', 'standard', 'part'], needs: 'isin' },
  '/similarstock': { title: 'similar stocks', keeps: ['isin', 'standard', 'page'], needs: 'isin' },
  '/stock_screener': { title: 'the halal stock screener', keeps: [...view, ...screen] },
  '/screener': { title: 'a screen', keeps: ['q', 'standard', 'column', 'sort', 'order', 'show'] },
  '/iposcreen': { title: 'the IPO screener', keeps: [...view, 'id', 'stage'] },
  '/industry': { title: 'the industries', keeps: [...view, 'id', 'level'] },
  '/indices': { title: 'the indices', keeps: view },
  '/indices_stocks': { title: 'an index', keeps: [...view, 'id'], needs: 'id' },
  '/mutualfund': { title: 'the mutual funds', keeps: [...view, 'id', 'only', 'compare', 'with'] },
  '/halal': { title: 'the list of halal stocks', keeps: [] },
  '/blog': { title: 'the articles', keeps: [] },
  '/blogs': { title: 'the articles', keeps: [] },
};

/** One part of the path of a public page: a code, a kind of list, or the name of an article. */
const part = '(?:[A-Za-z0-9_&-]|%26){1,80}';
const byPath: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^/halal/${part}$`), 'the public page of a stock'],
  [new RegExp(`^/halal/${part}/${part}(?:/[0-9]{1,4})?$`), 'a list of halal stocks'],
  [new RegExp(`^/blog/${part}$`), 'an article'],
];

/** The longest address that is shown. */
const shownPageMaxLength = 600;
/** An ISIN or a code, as the address of a stock has it. */
const stockId = /^[A-Za-z0-9&-]{1,20}$/;

const read = (address: string) => new URL(address, 'https://tayyib.invalid');

/**
 * The address of a page that may be shown in a call, with nothing in it but what is displayed; null for every other. The rule of
 * both sides: what is sent, and what is opened because the other side shows it. A page that does something, costs something or is of
 * the account is none.
 */
export function shownPageOf(address: unknown): string | null {
  if (typeof address !== 'string' || address.length > shownPageMaxLength) return null;
  const own = ownPath(address);
  if (own === null) return null;
  const { pathname, searchParams } = read(own);
  if (byPath.some(([pattern]) => pattern.test(pathname))) return pathname;
  const kind = Object.hasOwn(kinds, pathname) ? kinds[pathname] : undefined;
  if (!kind) return null;
  const kept = new URLSearchParams();
  for (const [name, value] of searchParams) if (kind.keeps.includes(name)) kept.append(name, value);
  if (kind.needs !== undefined && !kept.get(kind.needs)) return null;
  const isin = kept.get('isin');
  if (isin !== null && !stockId.test(isin)) return null;
  const shown = kept.size === 0 ? pathname : `${pathname}?${kept}`;
  return shown.length > shownPageMaxLength ? null : shown;
}

/** What a page that is shown is called, and the stock it is about, whose name says more. */
export function describePage(shown: string): { title: string; stock: string | null } {
  const { pathname, searchParams } = read(shown);
  const title = byPath.find(([pattern]) => pattern.test(pathname))?.[1] ?? kinds[pathname]?.title ?? 'a page';
  return { title, stock: pathname === '/stock' ? searchParams.get('isin') : null };
}
