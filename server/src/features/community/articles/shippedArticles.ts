import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ArticleBody } from '@tayyib/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../database/client';
import { articles } from '../../../database/schema/community/articleTables';
import { codeFolder } from '../../../lib/codeFolder';
import { versionOf } from '../../../lib/hashes';

const folder = path.join(codeFolder, 'features/community/articles/shipped');

/** An article in a file of ours: what is said of it, a line each, then its Markdown. */
const ShippedArticle = ArticleBody.extend({ publishedAt: z.iso.datetime().transform((at) => new Date(at)) });
type ShippedArticle = z.infer<typeof ShippedArticle>;

/** The articles that come with the product, read from its files. */
export function readShippedArticles(): ShippedArticle[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.markdown'))
    .toSorted()
    .map((file) =>
      readShipped(file.slice(0, -'.markdown'.length), readFileSync(path.join(folder, file), 'utf8')),
    );
}

function readShipped(slug: string, content: string): ShippedArticle {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(content) ?? [];
  const properties = new Map(
    head.split('\n').map((line): [string, string] => {
      const [name = '', ...rest] = line.split(': ');
      return [name, rest.join(': ')];
    }),
  );
  return ShippedArticle.parse({
    slug,
    title: properties.get('title'),
    summary: properties.get('summary'),
    authors: properties.get('authors')?.split(', '),
    publishedAt: properties.get('published'),
    body,
  });
}

/**
 * Stores the articles that come with the product, as published. One that staff changed, or withdrew, stays as they left it; others follow
 * their file. Safe to call from many servers concurrently.
 */
export async function storeShippedArticles(db: Queryable): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('shipped_articles'))`);
    for (const article of readShippedArticles()) await storeShipped(transaction, article);
  });
}

async function storeShipped(db: Queryable, article: ShippedArticle): Promise<void> {
  const shippedAs = versionOf(article);
  const { publishedAt } = article;
  const [stored] = await db.select().from(articles).where(eq(articles.slug, article.slug));
  if (!stored) {
    const days = { createdAt: publishedAt, updatedAt: publishedAt };
    await db.insert(articles).values({ ...article, ...days, shippedAs });
  } else if (stored.shippedAs !== null && stored.shippedAs !== shippedAs) {
    const version = stored.version + 1;
    await db
      .update(articles)
      .set({ ...article, updatedAt: publishedAt, version, shippedAs })
      .where(eq(articles.id, stored.id));
  }
}
