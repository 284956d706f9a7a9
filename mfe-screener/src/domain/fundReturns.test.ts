import type { FundReply } from '@tayyib/shared/contracts';
import { overlapOf, yearlyReturn } from './fundReturns';

const navs = [
  { day: '2023-11-20', rupees: 100 },
  { day: '2025-11-20', rupees: 121 },
  { day: '2026-11-20', rupees: 133.1 },
];

it('states the return of a fund per year, compounded', () => {
  expect(yearlyReturn(navs, 1)).toBeCloseTo(0.1);
  expect(yearlyReturn(navs, 3)).toBeCloseTo(0.1);
});

it('states no return without a value of about the first day', () => {
  expect(yearlyReturn(navs, 5)).toBeNull();
  expect(yearlyReturn(navs, 2)).toBeNull();
  expect(yearlyReturn([], 1)).toBeNull();
});

it('adds up what two funds hold both', () => {
  const fund = (holdings: readonly [isin: string | null, share: number][]): FundReply => ({
    standard: 'TASIS',
    structure: null,
    ethicsRemark: null,
    holdingsSource: null,
    navs,
    missing: [],
    isDetailed: true,
    method: '',
    source: { publisher: 'AMFI', document: 'NAVAll.txt', asOf: '2026-11-20', publishedOn: null },
    fund: {
      id: '1',
      name: 'A',
      house: null,
      category: null,
      plan: null,
      option: null,
      isin: null,
      isCalledEthical: false,
      nav: null,
      lookThrough: null,
    },
    holdings: holdings.map(([isin, share]) => ({
      name: 'A',
      isin,
      share,
      industry: null,
      quantity: null,
      marketValueRupees: null,
      verdict: null,
      impure: null,
    })),
  });
  const one = fund([
    ['A', 0.1],
    ['B', 0.2],
    [null, 0.3],
  ]);
  const other = fund([
    ['B', 0.05],
    ['C', 0.2],
    [null, 0.3],
  ]);
  expect(overlapOf(one, other)).toEqual({ count: 1, share: 0.05 });
});
