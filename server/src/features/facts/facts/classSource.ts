import type { FactSource } from '@tayyib/shared/contracts';

/** Whether a document is a table of classes collected from both exchanges, not BSE's list of scrips. */
export const isIndustryTable = (document: string): boolean => document.startsWith('industry_');

/** The source of a class that a document states on a day. */
export function classSource(document: string, asOf: string): FactSource {
  const publisher = isIndustryTable(document) ? 'Industry classes of NSE and BSE' : 'BSE list of scrips';
  return { publisher, document, asOf, publishedOn: null };
}
