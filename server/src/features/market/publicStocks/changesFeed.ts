import { productName } from '@tayyib/shared/brand';
import type { PublicChange } from '@tayyib/shared/contracts';
import { badgeNames } from '@tayyib/shared/shariah';
import { changesFeedPath, stockPath } from '@tayyib/shared/public-pages';
import { escapedXml, type CrawlerFile } from '../../../plugins/http/crawlerFiles';

/** The changed verdicts as an Atom feed (RFC 4287), newest first. */
export function changesFeed(changes: readonly PublicChange[], origin: string, day: string): CrawlerFile {
  const self = new URL(changesFeedPath, origin).href;
  const entries = changes.map(({ code, stock, from, to, at }) => {
    const address = new URL(stockPath(code), origin).href;
    const title = `${stock}: ${badgeNames[to].text}`;
    return [
      '<entry>',
      `<id>${escapedXml(`${address}#${at}`)}</id>`,
      `<title>${escapedXml(title)}</title>`,
      `<link href="${escapedXml(address)}"/>`,
      `<updated>${at}</updated>`,
      `<summary>${escapedXml(`Was: ${badgeNames[from].text}. By TASIS.`)}</summary>`,
      '</entry>',
    ].join('');
  });
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escapedXml(self)}</id>`,
    `<title>${escapedXml(`Changed verdicts · ${productName}`)}</title>`,
    `<author><name>${escapedXml(productName)}</name></author>`,
    `<link rel="self" href="${escapedXml(self)}"/>`,
    `<link href="${escapedXml(new URL('/halal', origin).href)}"/>`,
    `<updated>${changes[0]?.at ?? `${day}T00:00:00.000Z`}</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
  return { type: 'application/atom+xml; charset=utf-8', text };
}
