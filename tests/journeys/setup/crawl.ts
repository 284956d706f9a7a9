/** Further pages of stocks and lists are like those before. */
const mostOfMarket = 60;
const isOfMarket = (path: string): boolean => path.startsWith('/halal/');

interface Crawl {
  /** How many addresses were opened. */
  opened: number;
  /** What did not answer as a page does, with where it was linked: `404 /nowhere, linked on /`. */
  broken: string[];
}

/** Follows every link of the site from its home page, as a search engine without scripts does. */
export async function crawl(origin: string): Promise<Crawl> {
  const linkedOn = new Map<string, string>([['/', 'the start']]);
  const broken: string[] = [];
  let ofMarket = 0;
  let opened = 0;
  // the map grows while it is read
  for (const [path, from] of linkedOn) {
    if (isOfMarket(path) && (ofMarket += 1) > mostOfMarket) continue;
    opened += 1;
    const response = await fetch(new URL(path, origin));
    if (response.status !== 200) broken.push(`${response.status} ${path}, linked on ${from}`);
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    const text = await response.text();
    if (!isPage) continue;
    for (const { href, hash } of linksIn(text, response.url)) {
      if (href === null) {
        if (!text.includes(` id="${hash}"`)) broken.push(`no #${hash} on ${path}`);
      } else if (!linkedOn.has(href)) linkedOn.set(href, path);
    }
  }
  return { opened, broken };
}

interface LinkOfPage {
  /** Null for a place of the same page. */
  href: string | null;
  hash: string;
}

/** The links of a page within its site: an address, or a place of the same page. */
function linksIn(html: string, page: string): LinkOfPage[] {
  const here = new URL(page);
  const hrefs = [...html.matchAll(/<(?:a|link)\s[^>]*?href="([^"]+)"/g)].map(([, href = '']) =>
    decoded(href),
  );
  return hrefs.flatMap((href): LinkOfPage[] => {
    const to = URL.canParse(href, page) ? new URL(href, page) : null;
    if (to?.origin !== here.origin) return [];
    if (href.startsWith('#')) return [{ href: null, hash: to.hash.slice(1) }];
    return [{ href: to.pathname + to.search, hash: '' }];
  });
}

const decoded = (text: string): string =>
  text
    .replaceAll(/&#(\d+);/g, (_entity, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&amp;', '&');
