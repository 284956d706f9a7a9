import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { DamagedFile } from '../../feeds/reading/DamagedFile';
import type { WholeFeed } from '../../feeds/Feed';
import { textOf } from '../../feeds/reading/sourceText';
import { RefusedRow } from '../../feeds/reading/values';
import { filingPriorities } from '../../../../../database/schema/facts/filingTables';
import { nseDocumentAddress } from '../documentAddress';
import type { ListedFiling } from './ListedFiling';
import { optionalInstant, readListed } from './readListed';
import { recordListed } from './recordListed';

const parser = new XMLParser({
  parseTagValue: false,
  processEntities: false,
  isArray: (name) => name === 'item',
});

/** A channel without items is a text. */
const Channel = z.object({
  rss: z.object({
    channel: z.union([
      z.object({ item: z.array(z.unknown()).default([]) }),
      z.literal('').transform(() => ({ item: [] })),
    ]),
  }),
});

const Item = z.object({
  title: z.string().trim().min(1),
  link: z.string(),
  description: z.string().default(''),
  pubDate: z.string().optional(),
});

/** NSE's official RSS of the latest integrated filings: 20 at most, so it has to be read every few minutes. */
export const nseRss: WholeFeed<ListedFiling> = {
  name: 'nse-filings-rss',
  title: 'Latest filings of results, announced by NSE (RSS)',
  officialAddress: () => 'https://nsearchives.nseindia.com/content/RSS/Integrated_Filing_Financials.xml',
  largestBytes: 1024 * 1024,
  isPolled: true,
  async read(file) {
    const items = itemsOf(await textOf(file));
    return { ...readListed(items, Item, toFilings), population: file.hash };
  },
  store: (transaction, rows) =>
    recordListed(transaction, rows, { foundIn: 'nse-filings-rss', priority: filingPriorities.announced }),
};

function itemsOf(text: string): unknown[] {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new DamagedFile(1, 'It defines entities of its own.');
  const wellFormed = XMLValidator.validate(text);
  if (wellFormed !== true)
    throw new DamagedFile(wellFormed.err.line, `The XML is broken: ${wellFormed.err.msg}`);
  const read = Channel.safeParse(parser.parse(text));
  if (!read.success) throw new DamagedFile(1, 'It is XML, but not an RSS feed.');
  return read.data.rss.channel.item;
}

function toFilings({ title, link, description, pubDate }: z.infer<typeof Item>): ListedFiling[] {
  const [kind = '', submission = ''] = description.split('|').map((part) => part.trim());
  if (/governance/i.test(kind)) throw new RefusedRow('It is a report on governance.', true);
  const address = nseDocumentAddress(link);
  if (address === null) throw new RefusedRow('It names no document.', true);
  return [
    {
      exchange: 'NSE',
      company: null,
      companyName: title,
      periodEnd: null,
      nature: null,
      isRevision: /revision/i.test(submission),
      sequence: null,
      filedAt: optionalInstant(pubDate, 'publication'),
      address,
      isPending: false,
    },
  ];
}
