import { productName } from '@tayyib/shared/brand';
import type { ArticleSummary } from '@tayyib/shared/contracts';
import { articlePath, articlesFeedPath } from '@tayyib/shared/public-pages';
import { escapedXml } from '../../../plugins/http/crawlerFiles';

/** The articles as an Atom feed (RFC 4287), newest first. */
export function atomFeed(articles: readonly ArticleSummary[], origin: string): string {
  const home = `${origin}/blog`;
  const updated = articles
    .map(({ publishedAt, changedAt }) => changedAt ?? publishedAt)
    .toSorted()
    .at(-1);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<title>${escapedXml(productName)} blog</title>`,
    `<id>${escapedXml(home)}</id>`,
    `<link rel="alternate" type="text/html" href="${escapedXml(home)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapedXml(origin + articlesFeedPath)}"/>`,
    `<updated>${updated ?? '1970-01-01T00:00:00.000Z'}</updated>`,
    ...articles.map((article) => entryOf(article, origin)),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function entryOf(article: ArticleSummary, origin: string): string {
  const address = escapedXml(origin + articlePath(article.slug));
  const authors = article.authors.map((name) => `<author><name>${escapedXml(name)}</name></author>`);
  return [
    '<entry>',
    `<title>${escapedXml(article.title)}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${article.publishedAt}</published>`,
    `<updated>${article.changedAt ?? article.publishedAt}</updated>`,
    ...authors,
    `<summary>${escapedXml(article.summary)}</summary>`,
    '</entry>',
  ].join('\n');
}
