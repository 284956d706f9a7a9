import { productName } from '@tayyib/shared/brand';
import type { PageData, PublicList, PublicListKind, PublicStock } from '@tayyib/shared/contracts';
import { publicListKinds } from '@tayyib/shared/contracts';
import { readyScreens } from '@tayyib/shared/screens';
import { answerInWords } from '@tayyib/shared/shariah';
import { cardPath, listPath, stockPath } from '@tayyib/shared/public-pages';
import type { PreparedReply } from '../../../plugins/http/preparedReply';
import type { PageHead, PagePreload } from '../../../plugins/http/pageHeads';
import { pathKey, unlistedHead } from '../../../plugins/http/pageHeads';
import { structuredHome, structuredStock, structuredList } from './structuredData';
import type { PublicPages } from './publicPages';

/** Longer than any code, or with characters that none has. */
const isNoCode = /^.{41}|\p{Cc}/u;

const preloads = new WeakMap<PreparedReply<unknown>, PagePreload>();

/** What a page is rendered with. The same object for as long as the reply is the same. */
function preloadOf(prepared: PreparedReply<unknown>, route: string, data: () => PageData): PagePreload {
  const known = preloads.get(prepared);
  if (known !== undefined) return known;
  const preload = { route, data: { json: JSON.stringify(data()) } };
  preloads.set(prepared, preload);
  return preload;
}

/** The heads of the public pages of stocks; null for other addresses. */
export async function publicHead(pages: PublicPages, address: URL): Promise<PageHead | null> {
  const [root, ...rest] = segmentsOf(address.pathname);
  if (root?.toLowerCase() !== 'halal') return null;
  const [first, second, third, ...more] = rest;
  if (more.length > 0) return null;
  if (first === undefined) return (await searchHead(pages, address)) ?? overviewHead(pages, address);
  if (second === undefined) return stockHead(pages, address, first);
  const kind = publicListKinds.find((each) => each === first.toLowerCase());
  const page = Number(third ?? 1);
  return kind === undefined || !Number.isInteger(page) || page < 1 || page > 1000
    ? null
    : listHead(pages, address, { kind, id: second.toLowerCase(), page });
}

/** The parts of a path as they were meant; none of one that is not encoded as it should be. */
function segmentsOf(pathname: string): string[] {
  try {
    return pathname
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** The redirect to the one address of a page, unless it was opened there. */
const movedFrom = (address: URL, path: string): Pick<PageHead, 'movedTo'> =>
  segmentsOf(address.pathname).join('/') === segmentsOf(path).join('/') && !address.pathname.endsWith('/')
    ? {}
    : { movedTo: path };

async function stockHead(pages: PublicPages, address: URL, id: string): Promise<PageHead | null> {
  if (isNoCode.test(id)) return null;
  const prepared = await pages.stock(id);
  const { stock } = prepared.content;
  const preload = preloadOf(prepared, '/halal/:symbol', () => ({
    of: 'stock',
    id: stock?.code ?? id,
    reply: prepared.content,
  }));
  if (stock === null) return { ...unlistedHead('Stock not found'), status: 404, preload };
  const path = stockPath(stock.code);
  return {
    ...unlistedHead(questionOf(stock), answerOf(stock)),
    isListed: true,
    path,
    ...movedFrom(address, path),
    picture: cardPath(stock.code),
    structuredData: structuredStock(stock, { path, origin: address.origin, answer: answerOf(stock) }),
    preload,
  };
}

/** The page of a stock with an account: its question and its answer, and where a visitor reads it. */
export async function stockPageHead(pages: PublicPages, address: URL): Promise<PageHead | null> {
  const id = address.searchParams.get('isin')?.trim();
  if (pathKey(address.pathname) !== '/stock' || !id) return null;
  const notFound: PageHead = { ...unlistedHead('Stock not found'), status: 404 };
  if (isNoCode.test(id)) return notFound;
  const { stock } = (await pages.stock(id)).content;
  if (stock === null) return notFound;
  return { ...unlistedHead(questionOf(stock), answerOf(stock)), forVisitors: stockPath(stock.code) };
}

const questionOf = ({ stock, stock_code }: PublicStock): string => `Is ${stock} (${stock_code}) halal?`;

/** The answer in one or two sentences, for previews of links and results of searches. */
function answerOf({ verdicts: [byDefault] }: PublicStock): string {
  const judged = `Judged by seven Shariah standards at ${productName}.`;
  return byDefault === undefined ? judged : `${answerInWords(byDefault)} ${judged}`;
}

/** The page of a ready-made screen, named and with its card; a screen that a user wrote gets neither: its text would look like ours. */
export async function screenPageHead({ pathname, searchParams }: URL): Promise<PageHead | null> {
  if (pathKey(pathname) !== '/screener') return null;
  const text = asOneLine(searchParams.get('q') ?? '');
  const screen = readyScreens.find((each) => asOneLine(each.text) === text);
  if (screen === undefined) return null;
  return {
    ...unlistedHead(screen.title, screen.description),
    picture: `/api/public/cards/screens/${screen.id}`,
  };
}

const asOneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** The search form of a browser without scripts: the page of what it found, or of the nearest names. */
async function searchHead(pages: PublicPages, address: URL): Promise<PageHead | null> {
  const text = address.searchParams.get('q')?.trim().slice(0, 40);
  if (!text) return null;
  return {
    ...unlistedHead('Halal stocks'),
    path: '/halal',
    forVisitors: stockPath(await pages.search(text)),
  };
}

async function listHead(
  pages: PublicPages,
  address: URL,
  { kind, id, page }: { kind: PublicListKind; id: string; page: number },
): Promise<PageHead | null> {
  const prepared = await pages.list(kind, id, page);
  const { list } = prepared.content;
  if (list === null) return null;
  const path = listPath(list);
  const preload = preloadOf(prepared, page === 1 ? '/halal/:kind/:id' : '/halal/:kind/:id/:page', () => ({
    of: 'list',
    id: `${kind}/${id}/${page}`,
    reply: prepared.content,
  }));
  return {
    ...unlistedHead(titleOf(list), descriptionOf(list)),
    isListed: true,
    path,
    ...movedFrom(address, path),
    picture: `/api/public/cards/lists/${kind}/${encodeURIComponent(id)}`,
    structuredData: structuredList(list, { path, origin: address.origin }),
    preload,
  };
}

function titleOf({ kind, name, page }: PublicList): string {
  const which = {
    letter: `Halal stocks of India: ${name}`,
    verdict: `Stocks of India: ${name.toLowerCase()}`,
    industry: `Halal stocks: ${name}`,
    index: `Halal stocks of ${name}`,
  }[kind];
  return page === 1 ? which : `${which}, page ${page}`;
}

const descriptionOf = ({ counts: { compliant, non_compliant, under_review } }: PublicList): string =>
  `${compliant} Shariah compliant, ${non_compliant} not, ${under_review} under review, by the TASIS standard on filed accounts.`;

async function overviewHead(pages: PublicPages, address: URL): Promise<PageHead> {
  const prepared = await pages.overview();
  const { compliant, non_compliant, under_review } = prepared.content.counts;
  return {
    ...unlistedHead(
      'Halal stocks of India',
      `All ${compliant + non_compliant + under_review} companies listed in India: ${compliant} Shariah compliant, ${non_compliant} not, ${under_review} under review, each with the reason.`,
    ),
    isListed: true,
    path: '/halal',
    ...movedFrom(address, '/halal'),
    preload: preloadOf(prepared, '/halal', () => ({ of: 'overview', reply: prepared.content })),
  };
}

/** What the home page is rendered with. */
export async function homeHead(
  pages: PublicPages,
  { origin }: URL,
): Promise<Pick<PageHead, 'preload' | 'structuredData'>> {
  const prepared = await pages.home();
  return {
    preload: preloadOf(prepared, '/', () => ({ of: 'home', reply: prepared.content })),
    structuredData: structuredHome(origin),
  };
}
