import { z } from 'zod';
import {
  articleBodyMaxLength,
  articleSummaryMaxLength,
  articleTitleMaxLength,
  authorNameMaxLength,
  authorsMost,
} from '../../policy/limits';
import { plainText } from '../common/plainText';

/** A piece of text in one look. */
export const ArticleSpan = z.object({
  text: z.string(),
  isStrong: z.literal(true).optional(),
  isEmphasized: z.literal(true).optional(),
  isCode: z.literal(true).optional(),
  /** A page of ours, a place on this page, or an address elsewhere. */
  href: z.string().optional(),
});
export type ArticleSpan = z.infer<typeof ArticleSpan>;

const Spans = z.array(ArticleSpan);

/** One bar of a figure: a ratio beside its limit, in per cent. */
export const ArticleBar = z.object({ label: z.string(), percent: z.number(), limit: z.number().nullable() });
export type ArticleBar = z.infer<typeof ArticleBar>;

/** A part of an article, read from its Markdown. Nothing else of Markdown is shown, so an article cannot contain HTML. */
export const ArticleBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    id: z.string(),
    spans: Spans,
  }),
  z.object({ kind: z.literal('paragraph'), spans: Spans }),
  z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(Spans) }),
  z.object({
    kind: z.literal('table'),
    head: z.array(Spans),
    rows: z.array(z.array(Spans)),
    /** Whether each column has figures, which are aligned on the right. */
    hasFigures: z.array(z.boolean()),
  }),
  /** A quotation of Markdown: a note beside the text. */
  z.object({ kind: z.literal('note'), paragraphs: z.array(Spans) }),
  /** A picture of ours. */
  z.object({ kind: z.literal('picture'), address: z.string(), alt: z.string() }),
  /** A code block named `bars`. */
  z.object({ kind: z.literal('bars'), title: z.string(), bars: z.array(ArticleBar) }),
]);
export type ArticleBlock = z.infer<typeof ArticleBlock>;

/** An article in a list. */
export const ArticleSummary = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  authors: z.array(z.string()),
  publishedAt: z.iso.datetime(),
  /** Its last change after it was published; null if there is none. */
  changedAt: z.iso.datetime().nullable(),
  /** How long reading it takes. */
  minutes: z.number().int(),
});
export type ArticleSummary = z.infer<typeof ArticleSummary>;

/** The published articles, newest first. */
export const ArticlesReply = z.object({ articles: z.array(ArticleSummary) });
export type ArticlesReply = z.infer<typeof ArticlesReply>;

/** A published article, with those to read next. */
export const Article = ArticleSummary.extend({
  blocks: z.array(ArticleBlock),
  next: z.array(ArticleSummary.pick({ slug: true, title: true })),
});
export type Article = z.infer<typeof Article>;

/** The last part of the address of a page. */
export const slugOfPage = z
  .string()
  .trim()
  .regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'Use small letters, figures and single hyphens, like zakat-on-shares.')
  .max(80, 'At most 80 characters.')
  .meta({ examples: ['zakat-on-shares'] });

export const ArticleSlugParams = z.object({
  slug: z
    .string()
    .max(80)
    .meta({ examples: ['zakat-on-shares'] }),
});

/** An article as staff write it. */
export const ArticleBody = z.strictObject({
  slug: slugOfPage,
  title: plainText(articleTitleMaxLength),
  summary: plainText(articleSummaryMaxLength),
  authors: z
    .array(plainText(authorNameMaxLength))
    .min(1, 'Name an author.')
    .max(authorsMost, `At most ${authorsMost} authors.`),
  /** Markdown. */
  body: plainText(articleBodyMaxLength),
});
export type ArticleBody = z.infer<typeof ArticleBody>;

/** A change of an article, with the version that was read: a later one is not overwritten. */
export const ArticleChange = ArticleBody.extend({ version: z.number().int() });
export type ArticleChange = z.infer<typeof ArticleChange>;

export const ArticleState = z.enum(['draft', 'scheduled', 'published', 'withdrawn']);
export type ArticleState = z.infer<typeof ArticleState>;

/** An article on the desk of staff. */
export const StaffArticle = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  authors: z.array(z.string()),
  body: z.string(),
  state: ArticleState,
  /** When it is or will be public; null for a draft. */
  publishedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  version: z.number().int(),
  /** Whether it came with the product and nobody has changed it. */
  isShipped: z.boolean(),
});
export type StaffArticle = z.infer<typeof StaffArticle>;

/** Every article, the last changed first. */
export const StaffArticlesReply = z.object({ articles: z.array(StaffArticle) });
export type StaffArticlesReply = z.infer<typeof StaffArticlesReply>;

export const ArticleParams = z.object({ id: z.uuid() });
export type ArticleParams = z.infer<typeof ArticleParams>;

/** When an article becomes public; null for now. */
export const PublishArticleBody = z.strictObject({ at: z.iso.datetime().nullable() });
export type PublishArticleBody = z.infer<typeof PublishArticleBody>;

export const ArticlePreviewBody = z.strictObject({ body: z.string().max(articleBodyMaxLength) });
export type ArticlePreviewBody = z.infer<typeof ArticlePreviewBody>;
export const ArticlePreview = z.object({ blocks: z.array(ArticleBlock), minutes: z.number().int() });
export type ArticlePreview = z.infer<typeof ArticlePreview>;

/** The address of an uploaded picture, for the Markdown of an article. */
export const ArticlePictureReply = z.object({ address: z.string() });
export type ArticlePictureReply = z.infer<typeof ArticlePictureReply>;
