import type { Article, ArticlesReply, PageData } from '@tayyib/shared/contracts';
import { articlePath } from '@tayyib/shared/public-pages';
import type { Database } from '../../../database/client';
import { versionOf } from '../../../lib/hashes';
import { publishedArticles, publishedVersions, toSummary, type StoredArticle } from './articleRepository';
import { parseArticle } from './parseArticle';

const nextShown = 3;

/** The published articles at a moment. */
export interface Blog {
  /** Another one for other articles. */
  version: string;
  list: ArticlesReply;
  /** By the slug. */
  articles: ReadonlyMap<string, Article>;
  /** What each page is rendered with, by its path. */
  pages: ReadonlyMap<string, { json: string }>;
}

/** The addresses of the list: the first is its own, and older links lead to the second. */
export const listPaths = ['/blog', '/blogs'] as const;

/** Reads the published articles, and parses them once for each version. */
export function blogReader(db: Database): (now: Date) => Promise<Blog> {
  let last: Blog | undefined;
  return async (now) => {
    const version = versionOf(await publishedVersions(db, now));
    if (last?.version === version) return last;
    const stored = await publishedArticles(db, now);
    const list = { articles: stored.map(toSummary) };
    const articles = stored.map((article, at) => withNext(article, at, stored));
    last = {
      version,
      list,
      articles: new Map(articles.map((article) => [article.slug, article])),
      pages: new Map([
        ...listPaths.map((path) => pageOf(path, { of: 'articles', reply: list })),
        ...articles.map((reply) => pageOf(articlePath(reply.slug), { of: 'article', id: reply.slug, reply })),
      ]),
    };
    return last;
  };
}

const pageOf = (path: string, data: PageData) => [path, { json: JSON.stringify(data) }] as const;

/** The articles after it in the list, which begins again at its end. */
function withNext(article: StoredArticle, at: number, all: readonly StoredArticle[]): Article {
  const others = [...all.slice(at + 1), ...all.slice(0, at)];
  return {
    ...toSummary(article),
    blocks: parseArticle(article.body),
    next: others.slice(0, nextShown).map(({ slug, title }) => ({ slug, title })),
  };
}
