import { createSearch, type SearchableStock } from './index';

const aStock = (stock_code: string, stock: string, marketCapRupees: number, otherCodes: string[] = []) =>
  ({
    summary: {
      type: 'stock',
      isin: `INE${stock_code}`,
      stock,
      stock_code,
      shariah_status: 1,
      badge: 'compliant',
      accountsTo: null,
      freshness: null,
      grade: null,
    },
    otherCodes,
    marketCapRupees,
  }) satisfies SearchableStock;

const search = createSearch([
  aStock('RPOWER', 'Reliance Power', 2),
  aStock('RELIANCE', 'Reliance Industries', 9, ['500325', 'INE002A01018']),
  aStock('M&M', 'Mahindra & Mahindra', 5),
  aStock('L&TFH', 'L & T Finance', 3),
  aStock('BRELI', 'Other Company', 8),
]);
const codes = (text: string, limit = 20) => search(text, limit).map(({ stock_code }) => stock_code);

describe('search', () => {
  it('finds by name or code, whatever the case, the spaces and the punctuation', () => {
    expect(codes('reliance ind')).toEqual(['RELIANCE']);
    expect(codes('rel iance')).toEqual(['RELIANCE', 'RPOWER']);
    expect(codes('m & m')).toEqual(['M&M']);
    expect(codes('MM')).toEqual(['M&M']);
    expect(codes('l&t')).toEqual(['L&TFH']);
  });

  it('ranks a prefix match above one inside, and the larger company first', () => {
    expect(codes('reli')).toEqual(['RELIANCE', 'RPOWER', 'BRELI']);
  });

  it('finds the other codes by prefix', () => {
    expect(codes('500325')).toEqual(['RELIANCE']);
    expect(codes('ine002a')).toEqual(['RELIANCE']);
    expect(codes('2A01')).toEqual([]);
  });

  it('respects the limit, and returns nothing for punctuation alone', () => {
    expect(codes('r', 1)).toEqual(['RELIANCE']);
    expect(codes('&')).toEqual([]);
  });

  it('ranks the prefix of a later word above a match inside one', () => {
    const found = createSearch([aStock('A', 'Superpower', 9), aStock('B', 'Tata Power', 1)])('power', 20);
    expect(found.map(({ stock_code }) => stock_code)).toEqual(['B', 'A']);
  });

  it('tolerates small typos, but only without an exact match', () => {
    expect(codes('relaince')).toEqual(['RELIANCE', 'RPOWER']);
    expect(codes('mahendra')).toEqual(['M&M']);
    expect(codes('itd')).toEqual([]);
    const alike = createSearch([aStock('INFO', 'Infosys', 1), aStock('INFU', 'Infusys', 9)]);
    expect(alike('infosys', 20).map(({ stock_code }) => stock_code)).toEqual(['INFO']);
  });
});
