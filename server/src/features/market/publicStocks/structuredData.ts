import { productName } from '@tayyib/shared/brand';
import type { PublicList, PublicStock } from '@tayyib/shared/contracts';
import { homeQuestions } from '@tayyib/shared/home-questions';
import { stockPath } from '@tayyib/shared/public-pages';

interface Page {
  path: string;
  origin: string;
}

const breadcrumb = (origin: string, trail: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: new URL(path, origin).href,
  })),
});

const start = { name: 'Halal stocks', path: '/halal' };

/** A stock's public page in the terms of schema.org: the company, the question with its answer, and the way to it. */
export function structuredStock(
  { stock, stock_code, isin, judgedOn, industry }: PublicStock,
  { path, origin, answer }: Page & { answer: string },
): object {
  const url = new URL(path, origin).href;
  const between = industry === null ? [] : [{ name: industry.name, path: `/halal/industry/${industry.id}` }];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'FAQPage',
        '@id': url,
        url,
        isPartOf: { '@type': 'WebSite', name: productName, url: origin },
        ...(judgedOn !== null && { dateModified: judgedOn }),
        about: {
          '@type': 'Corporation',
          name: stock,
          tickerSymbol: stock_code,
          identifier: { '@type': 'PropertyValue', propertyID: 'ISIN', value: isin },
        },
        mainEntity: [
          {
            '@type': 'Question',
            name: `Is ${stock} halal?`,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          },
        ],
      },
      breadcrumb(origin, [start, ...between, { name: stock, path }]),
    ],
  };
}

/** The home page in the terms of schema.org: the site with its search, and the questions with their answers. */
export const structuredHome = (origin: string): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'WebSite',
      name: productName,
      url: origin,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/halal?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'FAQPage',
      url: new URL('/', origin).href,
      mainEntity: homeQuestions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
});

/** A public list in the terms of schema.org. */
export const structuredList = ({ name, rows }: PublicList, { path, origin }: Page): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'ItemList',
      name,
      numberOfItems: rows.length,
      itemListElement: rows.map(({ code, stock }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: stock,
        url: new URL(stockPath(code), origin).href,
      })),
    },
    breadcrumb(origin, [start, { name, path }]),
  ],
});
