import { productName } from '@tayyib/shared/brand';
import type { ArticleSummary } from '@tayyib/shared/contracts';
import { articlePath, articlesFeedPath } from '@tayyib/shared/public-pages';
import type { FastifyInstance } from 'fastify';
import { pathKey, unlistedHead, type PageHead } from '../../../plugins/http/pageHeads';
import { atomFeed } from './atomFeed';
import { listPaths, type Blog } from './readArticles';

const [listPath] = listPaths;

/** What the pages of the blog say before any script runs: heads with their data, the feed and the sitemap. */
export function addArticlePages(app: FastifyInstance, readBlog: (now: Date) => Promise<Blog>): void {
  const blog = () => readBlog(app.clock.now());

  app.pageHeads.add(async ({ pathname, origin }) => {
    const key = pathKey(pathname);
    const path = listPaths.find((each) => each === key);
    if (path !== undefined) return listHead(await blog(), path);
    const slug = /^\/blog\/([^/]+)$/.exec(key)?.[1];
    if (slug === undefined) return null;
    const read = await blog();
    const article = read.articles.get(slug);
    return article ? articleHead(read, article, origin) : null;
  });

  app.crawlerFiles.add(async (path, origin) => {
    if (path !== articlesFeedPath) return null;
    const { list } = await blog();
    return { type: 'application/atom+xml; charset=utf-8', text: atomFeed(list.articles, origin) };
  });

  app.crawlerFiles.addSitemap('blog', async () => [
    { path: listPath },
    ...(await blog()).list.articles.map(({ slug, publishedAt, changedAt }) => ({
      path: articlePath(slug),
      changedOn: (changedAt ?? publishedAt).slice(0, 10),
    })),
  ]);
}

const withData = ({ pages }: Blog, path: string, route: string): Pick<PageHead, 'preload'> => {
  const data = pages.get(path);
  return data ? { preload: { route, data } } : {};
};

const listHead = (blog: Blog, path: string): PageHead => ({
  ...unlistedHead(
    'Blog',
    'Halal investing worked through with the filed figures of Indian companies, each with its source.',
  ),
  isListed: true,
  path: listPath,
  ...withData(blog, path, path),
});

function articleHead(blog: Blog, article: ArticleSummary, origin: string): PageHead {
  const { slug, title, summary, authors, publishedAt, changedAt } = article;
  const path = articlePath(slug);
  return {
    ...unlistedHead(title, summary),
    isListed: true,
    path,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title,
      description: summary,
      author: authors.map((name) => ({ '@type': name === productName ? 'Organization' : 'Person', name })),
      publisher: { '@type': 'Organization', name: productName, url: `${origin}/` },
      datePublished: publishedAt,
      dateModified: changedAt ?? publishedAt,
      mainEntityOfPage: origin + path,
      inLanguage: 'en',
    },
    ...withData(blog, path, '/blog/:slug'),
  };
}
