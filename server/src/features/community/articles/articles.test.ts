import type {
  Article,
  ArticleBlock,
  ArticlesReply,
  Problem,
  StaffArticle,
  StaffArticlesReply,
} from '@tayyib/shared/contracts';
import { standards } from '@tayyib/shared/shariah';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { PersonName } from '../../../testing';
import { buildTestApp, resetDatabase, signedIn, userIdOf } from '../../../testing';
import { slowStartMs } from '../../../testing/slowStartMs';
import { readShippedArticles, storeShippedArticles } from './shippedArticles';

jest.setTimeout(slowStartMs);

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(() => resetDatabase(app));
afterAll(() => app.close());

const text = {
  slug: 'what-a-segment-is',
  title: 'What a segment is',
  summary: 'Why one word can decide a verdict.',
  authors: ['Sana Staff'],
  body: '## Segments\n\nA company divides its revenue.',
};

const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, who: PersonName = 'sana') =>
  app.inject({ method, url: `/api/${url}`, headers: await signedIn(app, who), ...(payload && { payload }) });
const added = async (change: object = {}) =>
  (await ask('POST', 'staff/articles', { ...text, ...change })).json<StaffArticle>();
const publish = (id: string, at: string | null = null) => ask('POST', `staff/articles/${id}/publish`, { at });
const published = async (change: object = {}) => {
  const { id } = await added(change);
  await publish(id);
  return id;
};
/** What a visitor gets. */
const visit = (url: string) => app.inject({ url, headers: { host: 'tayyib.example' } });
const listed = async () =>
  (await visit('/api/articles')).json<ArticlesReply>().articles.map(({ slug }) => slug);
const blocksOf = async (body: string) =>
  (await ask('POST', 'staff/articles/preview', { body })).json<{ blocks: ArticleBlock[] }>().blocks;

it('is public once published, and no longer when withdrawn', async () => {
  const { id } = await added();
  expect(await listed()).toEqual([]);
  expect((await visit(`/api/articles/${text.slug}`)).statusCode).toBe(404);

  expect((await publish(id)).json<StaffArticle>()).toMatchObject({ state: 'published' });
  expect(await listed()).toEqual([text.slug]);
  expect((await visit(`/api/articles/${text.slug}`)).json<Article>()).toMatchObject({
    title: text.title,
    authors: ['Sana Staff'],
    minutes: 1,
    blocks: [
      { kind: 'heading', level: 2, id: 'segments', spans: [{ text: 'Segments' }] },
      { kind: 'paragraph', spans: [{ text: 'A company divides its revenue.' }] },
    ],
  });

  const withdrawn = await ask('POST', `staff/articles/${id}/withdraw`);
  expect(withdrawn.json<StaffArticle>()).toMatchObject({ state: 'withdrawn' });
  expect(await listed()).toEqual([]);
});

it('is public from the time it is scheduled for', async () => {
  const { id } = await added();
  const now = app.clock.now().getTime();
  const scheduled = await publish(id, new Date(now + 3_600_000).toISOString());
  expect(scheduled.json<StaffArticle>()).toMatchObject({ state: 'scheduled' });
  expect(await listed()).toEqual([]);
  app.clock.now = () => new Date(now + 3_600_001);
  expect(await listed()).toEqual([text.slug]);
});

it('does not overwrite a later change, nor take the address of another article', async () => {
  const first = await added();
  const change = { ...text, title: 'Segments', version: first.version };
  expect((await ask('PUT', `staff/articles/${first.id}`, change)).statusCode).toBe(200);
  const late = await ask('PUT', `staff/articles/${first.id}`, change);
  expect([late.statusCode, late.json<Problem>().code]).toEqual([409, 'changed-meanwhile']);

  const duplicate = await ask('POST', 'staff/articles', text);
  expect([duplicate.statusCode, duplicate.json<Problem>().field]).toEqual([409, 'slug']);
  const other = await added({ slug: 'another' });
  const moved = await ask('PUT', `staff/articles/${other.id}`, { ...text, version: other.version });
  expect([moved.statusCode, moved.json<Problem>().field]).toEqual([409, 'slug']);
});

it.each<PersonName>(['ann', 'adil'])('is not written by %s, who is no staff', async (who) => {
  const { id } = await added();
  const statuses = await Promise.all([
    ask('GET', 'staff/articles', undefined, who),
    ask('POST', 'staff/articles', { ...text, slug: 'mine' }, who),
    ask('POST', `staff/articles/${id}/publish`, { at: null }, who),
    ask('POST', `staff/articles/${id}/withdraw`, undefined, who),
  ]);
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
});

it('writes who did what into the audit log', async () => {
  const id = await published();
  const sana = await userIdOf(app, 'sana');
  const { rows } = await app.store.pool.query(
    `select actor, detail->>'did' as did, detail->>'article' as article from audit_log where event = 'article-managed' order by id`,
  );
  expect(rows).toEqual([
    { actor: sana, did: 'added', article: id },
    { actor: sana, did: 'published', article: id },
  ]);
});

it('shows nothing of Markdown that could run a script or load a file of others', async () => {
  const blocks = await blocksOf(
    [
      '<script>alert(1)</script>',
      'Before <b onclick="alert(1)">bold</b> after.',
      '[a](javascript:alert(1)) [b](https://nse.example/x) [c](/zakat) [d](//evil.example) [e](data:text/html,x)',
      '![ours](/api/articles/pictures/0123456789abcdef0123456789abcdef) ![theirs](https://evil.example/x.png)',
    ].join('\n\n'),
  );
  expect(JSON.stringify(blocks)).not.toMatch(/script|onclick|<b|evil|data:/);
  expect(blocks).toEqual([
    { kind: 'paragraph', spans: [{ text: 'Before ' }, { text: 'bold' }, { text: ' after.' }] },
    {
      kind: 'paragraph',
      spans: [
        { text: 'a' },
        { text: ' ' },
        { text: 'b', href: 'https://nse.example/x' },
        { text: ' ' },
        { text: 'c', href: '/zakat' },
        { text: ' ' },
        { text: 'd' },
        { text: ' ' },
        { text: 'e' },
      ],
    },
    { kind: 'picture', address: '/api/articles/pictures/0123456789abcdef0123456789abcdef', alt: 'ours' },
  ]);
});

it('reads figures, notes and tables from Markdown', async () => {
  const blocks = await blocksOf(
    '```bars\nDebt\nReliance | 17.19 | 25\n```\n\n> A **note**.\n\n| Line | Crore |\n| --- | ---: |\n| Debt | 3 & 4 |\n',
  );
  expect(blocks).toEqual([
    { kind: 'bars', title: 'Debt', bars: [{ label: 'Reliance', percent: 17.19, limit: 25 }] },
    { kind: 'note', paragraphs: [[{ text: 'A ' }, { text: 'note', isStrong: true }, { text: '.' }]] },
    {
      kind: 'table',
      head: [[{ text: 'Line' }], [{ text: 'Crore' }]],
      rows: [[[{ text: 'Debt' }], [{ text: '3 & 4' }]]],
      hasFigures: [false, true],
    },
  ]);
});

it('re-encodes an uploaded picture, which everyone can see', async () => {
  const file = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#7f66bc' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'where I live' } })
    .toBuffer();
  const uploaded = await app.inject({
    method: 'PUT',
    url: '/api/staff/articles/picture',
    headers: { ...(await signedIn(app, 'sana')), 'content-type': 'image/jpeg' },
    payload: file,
  });
  const { address } = uploaded.json<{ address: string }>();
  const shown = await visit(address);
  const { format, width, exif } = await sharp(shown.rawPayload).metadata();
  expect([shown.headers['content-type'], format, width, exif]).toEqual([
    'image/webp',
    'webp',
    1400,
    undefined,
  ]);
});

it('says before any script what a page is: head, feed and sitemap', async () => {
  await published({ title: 'Debt & "assets" </script>', summary: 'A < B' });
  expect((await visit('/sitemap-blog-1.xml')).body).toContain(
    '<loc>http://tayyib.example/blog/what-a-segment-is</loc><lastmod>',
  );
  expect((await visit('/sitemap-pages-1.xml')).body).not.toMatch(
    /terms_conditions|privacy-policys|contact-us1/,
  );
  const feed = await visit('/blog/feed.atom');
  expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(feed.body).toContain('<title>Debt &amp; &quot;assets&quot; &lt;/script&gt;</title>');
  expect(feed.body).toContain('<author><name>Sana Staff</name></author>');
  const head = await app.pageHeads.of(new URL('http://tayyib.example/blog/what-a-segment-is'));
  expect(head).toMatchObject({
    status: 200,
    isListed: true,
    structuredData: {
      '@type': 'Article',
      headline: 'Debt & "assets" </script>',
      author: [{ '@type': 'Person' }],
    },
  });
  expect((await app.pageHeads.of(new URL('http://tayyib.example/blog/unknown'))).status).toBe(404);
});

describe('articles that come with the product', () => {
  it('are published, and stay as staff left them', async () => {
    await storeShippedArticles(app.db);
    const shipped = readShippedArticles();
    expect((await listed()).toSorted()).toEqual(shipped.map(({ slug }) => slug).toSorted());

    const { articles } = (await ask('GET', 'staff/articles')).json<StaffArticlesReply>();
    const [one, other] = articles;
    if (!one || !other) throw new Error('There are fewer than two.');
    expect(one.isShipped).toBe(true);
    const { slug, summary, authors, body, version } = one;
    await ask('PUT', `staff/articles/${one.id}`, { slug, summary, authors, body, version, title: 'Ours' });
    await ask('POST', `staff/articles/${other.id}/withdraw`);
    await storeShippedArticles(app.db);
    const kept = (await ask('GET', 'staff/articles')).json<StaffArticlesReply>().articles;
    expect(kept.find(({ id }) => id === one.id)).toMatchObject({ title: 'Ours', isShipped: false });
    expect(kept.find(({ id }) => id === other.id)).toMatchObject({ state: 'withdrawn' });
  });

  it('link only to pages and articles that exist', async () => {
    await storeShippedArticles(app.db);
    const links = readShippedArticles().flatMap(({ body }) =>
      [...body.matchAll(/\]\((\/[^)]+)\)/g)].map(([, path = '']) => path),
    );
    // no company is on file here
    const paths = [...new Set(links)].filter((path) => !path.startsWith('/halal/'));
    for (const path of paths) {
      const { status } = await app.pageHeads.of(new URL(path, 'http://tayyib.example'));
      expect([path, status]).toEqual([path, 200]);
    }
  });

  /** The article on each standard. */
  const pages = {
    TASIS: 'the-tasis-norms',
    AAOIFI: 'aaoifi-standard-21',
    SP: 'sp-shariah-indices',
    DOW_JONES: 'dow-jones-islamic-market',
    MSCI: 'msci-islamic-indexes',
    FTSE_YASAAR: 'ftse-shariah-by-yasaar',
    SC_MALAYSIA: 'securities-commission-malaysia',
  } as const;

  it.each(standards)('state each limit of $id as its edition does', ({ id, edition, ratios }) => {
    const body = readShippedArticles().find(({ slug }) => slug === pages[id])?.body ?? '';
    expect(body).toContain(`edition ${edition}`);
    const [, table = ''] = /\| What is measured.*?\n\|[-: |]+\n(.*?)\n\n/s.exec(body) ?? [];
    const stated = table.split('\n').map((row) => row.split('|')[2]?.trim());
    const limits = ratios.map(
      ({ limit, limitInclusive }) =>
        `${limitInclusive ? 'at most' : 'below'} ${Math.round(limit * 1e4) / 100}%`,
    );
    expect(stated).toEqual(limits);
  });

  it('divide as they say: a quotient in the text is that of its figures', () => {
    const quotients: readonly (readonly [slug: string, part: number, whole: number, percent: string])[] = [
      ['how-tasis-reads-a-balance-sheet', 374_421, 2_178_140, '17.19'],
      ['how-tasis-reads-a-balance-sheet', 13_302, 1_104_637, '1.20'],
      ['how-tasis-reads-a-balance-sheet', 13_302 + 0.075 * (97_431 + 150_901), 1_104_637, '2.89'],
      ['how-tasis-reads-a-balance-sheet', 145_977 + 58_491, 2_178_140, '9.39'],
      ['why-hdfc-bank-cannot-pass', 3_688_123, 4_908_041, '75.14'],
      ['why-hdfc-bank-cannot-pass', 348_615, 495_463, '70.36'],
      ['debt-against-assets-and-market-value', 121_671, 552_152, '22.04'],
      ['debt-against-assets-and-market-value', 121_671, 1_195_645, '10.18'],
      ['debt-against-assets-and-market-value', 374_421, 1_970_797, '19.00'],
      ['sp-shariah-indices', 374_421, 1_854_517, '20.19'],
      ['sp-shariah-indices', 394_309, 1_854_517, '21.26'],
      ['sp-shariah-indices', 58_491, 1_854_517, '3.15'],
      ['dow-jones-islamic-market', 121_671, 1_093_006, '11.13'],
      ['dow-jones-islamic-market', 374_421, 1_866_291, '20.06'],
      ['ftse-shariah-by-yasaar', 45_048, 146_449, '30.76'],
      ['ftse-shariah-by-yasaar', 67_006, 146_449, '45.75'],
      ['securities-commission-malaysia', 13_302, 123_162, '10.80'],
      ['zakat-on-shares', 357_229, 1_970_797, '18.13'],
    ];
    const bodies = new Map(readShippedArticles().map(({ slug, body }) => [slug, body]));
    for (const [slug, part, whole, percent] of quotients) {
      expect([slug, ((part / whole) * 100).toFixed(2)]).toEqual([slug, percent]);
      expect(bodies.get(slug)).toMatch(new RegExp(String.raw`${percent}(%| \|)`));
    }
  });
});
