import type { ArticleBody, ArticleState, ArticleSummary, StaffArticle } from '@tayyib/shared/contracts';
import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Database, Queryable } from '../../../database/client';
import { articlePictures, articles } from '../../../database/schema/community/articleTables';
import { readingMinutes } from './parseArticle';

/** An article as stored. */
export type StoredArticle = typeof articles.$inferSelect;

const isPublic = (now: Date) => and(lte(articles.publishedAt, now), isNull(articles.withdrawnAt));

/** The published articles, newest first. */
export async function publishedArticles(db: Database, now: Date): Promise<StoredArticle[]> {
  return db.select().from(articles).where(isPublic(now)).orderBy(desc(articles.publishedAt), articles.slug);
}

/** What changes with the published articles: one short row for each. */
export async function publishedVersions(db: Database, now: Date) {
  return db
    .select({ id: articles.id, version: articles.version })
    .from(articles)
    .where(isPublic(now))
    .orderBy(articles.slug);
}

/** Every article, the last changed first. */
export async function allArticles(db: Database): Promise<StoredArticle[]> {
  return db.select().from(articles).orderBy(desc(articles.updatedAt), articles.slug);
}

/** An article, locked for a change. */
export async function lockArticle(db: Queryable, id: string): Promise<StoredArticle | undefined> {
  const [article] = await db.select().from(articles).where(eq(articles.id, id)).for('update');
  return article;
}

/** Adds a draft. Undefined if another article has its address. */
export async function addArticle(
  db: Queryable,
  body: ArticleBody,
  { writer, at }: { writer: string; at: Date },
): Promise<StoredArticle | undefined> {
  const [added] = await db
    .insert(articles)
    .values({ ...body, writer, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning();
  return added;
}

/** Changes an article; it is then no longer the one that came with the product. */
export async function changeArticle(
  db: Queryable,
  article: StoredArticle,
  change: Partial<Pick<StoredArticle, keyof ArticleBody | 'publishedAt' | 'withdrawnAt'>>,
  { writer, at }: { writer: string; at: Date },
): Promise<StoredArticle> {
  const [changed] = await db
    .update(articles)
    .set({ ...change, writer, updatedAt: at, version: article.version + 1, shippedAs: null })
    .where(eq(articles.id, article.id))
    .returning();
  if (!changed) throw new Error('The locked article is gone.');
  return changed;
}

/** Whether another article has this address. */
export async function isSlugInUse(db: Queryable, slug: string, besides: string): Promise<boolean> {
  const rows = await db.select({ id: articles.id }).from(articles).where(eq(articles.slug, slug));
  return rows.some(({ id }) => id !== besides);
}

/** Stores a picture, once for each content. */
export async function addPicture(db: Database, picture: { version: string; webp: Buffer }): Promise<void> {
  await db.insert(articlePictures).values(picture).onConflictDoNothing();
}

export async function findPicture(db: Database, version: string): Promise<Buffer | undefined> {
  const [found] = await db.select().from(articlePictures).where(eq(articlePictures.version, version));
  return found?.webp;
}

/** An article as lists have it. It has been published. */
export function toSummary(article: StoredArticle): ArticleSummary {
  const { slug, title, summary, authors, body, publishedAt, updatedAt } = article;
  if (publishedAt === null) throw new Error('A draft is in no public list.');
  return {
    slug,
    title,
    summary,
    authors,
    publishedAt: publishedAt.toISOString(),
    changedAt: updatedAt > publishedAt ? updatedAt.toISOString() : null,
    minutes: readingMinutes(body),
  };
}

/** An article as staff see it. */
export function toStaffArticle(article: StoredArticle, now: Date): StaffArticle {
  const { id, slug, title, summary, authors, body, publishedAt, updatedAt, version, shippedAs } = article;
  return {
    id,
    slug,
    title,
    summary,
    authors,
    body,
    state: stateOf(article, now),
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    version,
    isShipped: shippedAs !== null,
  };
}

function stateOf({ publishedAt, withdrawnAt }: StoredArticle, now: Date): ArticleState {
  if (withdrawnAt !== null) return 'withdrawn';
  if (publishedAt === null) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}
