import type { ArticleBar, ArticleBlock, ArticleSpan } from '@tayyib/shared/contracts';
import { Marked, type MarkedToken, type Token, type Tokens } from 'marked';

interface Reading {
  /** The addresses of pictures that are shown: ours. */
  pictures: RegExp;
  /** For people who do not write HTML: tags are text, and a line break is one. */
  isEveryday?: boolean;
}

const usual = new Marked();
const everyday = new Marked({
  breaks: true,
  tokenizer: {
    // nothing is recognised as HTML
    html: () => undefined,
    tag: () => undefined,
  },
});

/**
 * What a text in Markdown shows. HTML in it is left out, or shown as text, and so are pictures of others and links that could run
 * scripts.
 */
export function parseMarkdown(markdown: string, reading: Reading): ArticleBlock[] {
  const reader = reading.isEveryday === true ? everyday : usual;
  return blocksOf(reader.lexer(markdown), { ...reading, ids: new Set() });
}

type Marks = Omit<ArticleSpan, 'text'>;

const known: ReadonlySet<string> = new Set<MarkedToken['type']>([
  'blockquote',
  'br',
  'code',
  'codespan',
  'del',
  'em',
  'escape',
  'heading',
  'image',
  'link',
  'list',
  'list_item',
  'paragraph',
  'strong',
  'table',
  'text',
]);
/** Without extensions, the lexer returns no other tokens. */
const isKnown = (token: Token): token is MarkedToken => known.has(token.type);

/** What the parts of one text have in common. */
interface Context extends Reading {
  /** Of its headings so far. */
  ids: Set<string>;
}

const blocksOf = (tokens: readonly Token[], context: Context): ArticleBlock[] =>
  tokens.filter(isKnown).flatMap((token) => blockOf(token, context));

function blockOf(token: MarkedToken, context: Context): ArticleBlock[] {
  switch (token.type) {
    case 'heading': {
      const spans = spansOf(token.tokens);
      return [{ kind: 'heading', level: token.depth <= 2 ? 2 : 3, id: idOf(spans, context.ids), spans }];
    }
    case 'paragraph':
      return paragraphOf(token, context);
    case 'text':
      return [{ kind: 'paragraph', spans: spansOf(token.tokens ?? [token]) }];
    case 'list':
      return [{ kind: 'list', isOrdered: token.ordered, items: itemsOf(token) }];
    case 'blockquote':
      return [{ kind: 'note', paragraphs: blocksOf(token.tokens, context).flatMap(paragraphsIn) }];
    case 'table':
      return [tableOf(token)];
    case 'code':
      return [codeOf(token)];
    default:
      return [];
  }
}

/** A picture of ours that stands alone is a block; others are left out of the text. */
function paragraphOf({ tokens }: Tokens.Paragraph, { pictures: ours }: Context): ArticleBlock[] {
  const pictures = tokens
    .filter(isKnown)
    .flatMap((token): ArticleBlock[] =>
      token.type === 'image' && ours.test(token.href)
        ? [{ kind: 'picture', address: token.href, alt: token.text }]
        : [],
    );
  const spans = spansOf(tokens);
  const text: ArticleBlock[] = spans.some((span) => span.text.trim() !== '')
    ? [{ kind: 'paragraph', spans }]
    : [];
  return [...text, ...pictures];
}

/** Lists inside lists are shown as items of the outer one. */
const itemsOf = ({ items }: Tokens.List): ArticleSpan[][] =>
  items.flatMap((item) => {
    const tokens = item.tokens.filter(isKnown);
    const own = tokens.filter(({ type }) => type !== 'list');
    const inner = tokens.flatMap((token) => (token.type === 'list' ? itemsOf(token) : []));
    return [own.flatMap((token) => spansOf([token])), ...inner];
  });

const paragraphsIn = (block: ArticleBlock): ArticleSpan[][] =>
  block.kind === 'paragraph' || block.kind === 'heading'
    ? [block.spans]
    : block.kind === 'list'
      ? block.items
      : [];

const tableOf = ({ header, rows, align }: Tokens.Table): ArticleBlock => ({
  kind: 'table',
  head: header.map(({ tokens }) => spansOf(tokens)),
  rows: rows.map((row) => row.map(({ tokens }) => spansOf(tokens))),
  hasFigures: align.map((side) => side === 'right'),
});

/** A code block named `bars` is a figure: a title, then lines like `Debt | 17.4 | 25`. */
function codeOf({ lang, text }: Tokens.Code): ArticleBlock {
  const [title = '', ...lines] = text.split('\n').map((line) => line.trim());
  const bars = lines.filter(Boolean).map(barOf);
  const isFigure = lang === 'bars' && bars.every((bar) => bar !== undefined);
  return isFigure ? { kind: 'bars', title, bars } : { kind: 'paragraph', spans: [{ text, isCode: true }] };
}

function barOf(line: string): ArticleBar | undefined {
  const [label = '', percent = '', limit = ''] = line.split('|').map((part) => part.trim());
  const isNumber = (part: string) => /^\d+(\.\d+)?$/.test(part);
  if (label === '' || !isNumber(percent) || !(limit === '' || isNumber(limit))) return undefined;
  return { label, percent: Number(percent), limit: limit === '' ? null : Number(limit) };
}

function spansOf(tokens: readonly Token[], marks: Marks = {}): ArticleSpan[] {
  return tokens.filter(isKnown).flatMap((token): ArticleSpan[] => {
    switch (token.type) {
      case 'strong':
        return spansOf(token.tokens, { ...marks, isStrong: true });
      case 'em':
        return spansOf(token.tokens, { ...marks, isEmphasized: true });
      case 'del':
      case 'paragraph':
        return spansOf(token.tokens, marks);
      case 'link': {
        const href = safeHref(token.href);
        return spansOf(token.tokens, href === undefined ? marks : { ...marks, href });
      }
      case 'codespan':
        return [{ ...marks, text: token.text, isCode: true }];
      case 'br':
        return [{ ...marks, text: '\n' }];
      case 'escape':
        return [{ ...marks, text: token.text }];
      case 'text':
        return token.tokens ? spansOf(token.tokens, marks) : [{ ...marks, text: decoded(token.text) }];
      default:
        return [];
    }
  });
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00A0',
};

/** Text as read: Markdown has the entities of HTML. */
const decoded = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => entities[name] ?? entity);

/** Links lead to pages of ours, to a place on the page, or over HTTPS or HTTP to others; mail addresses are links too. */
function safeHref(href: string): string | undefined {
  if (/^#[\w-]+$/.test(href) || /^\/(?![/\\])\S*$/.test(href)) return href;
  if (!URL.canParse(href)) return undefined;
  return ['https:', 'http:', 'mailto:'].includes(new URL(href).protocol) ? href : undefined;
}

function idOf(spans: readonly ArticleSpan[], ids: Set<string>): string {
  const words = spans
    .map(({ text }) => text)
    .join('')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const base = words === '' ? 'part' : words;
  let id = base;
  for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
  ids.add(id);
  return id;
}
