import { firstWealth } from '../zakat/wealthLines';
import { draftYear, draftYearPayment } from './drafts';
import { readYearLines } from './readYearLines';
import { savedWealth, yearsOf } from './yearsOf';

const facts = {
  startsOn: '2024-07-07',
  dueOn: '2025-06-26',
  isComplete: true,
  school: 'Hanafi',
  nisab: 'silver',
  nisabPaise: 1,
  assetsPaise: 5,
  debtsPaise: 1,
  netPaise: 4,
  working: [],
};
const shop = { id: 'shop', name: 'Shop' };
const lineOf = (more: object) => ({
  id: 'a',
  kind: 'due',
  writtenAt: '2025-07-01T00:00:00.000Z',
  countsOn: '2025-06-26',
  year: 1447,
  amountPaise: 100,
  facts,
  recipient: null,
  toWhom: '',
  note: '',
  reverses: null,
  ...more,
});

it('reads years that were saved without a line of wealth as those of the first', () => {
  const lines = readYearLines([lineOf({}), lineOf({ id: 'b', wealth: shop, amountPaise: 900 })]) ?? [];
  expect(savedWealth(lines)).toEqual([firstWealth, shop]);
  expect(yearsOf(lines, firstWealth)).toMatchObject([{ year: 1447, duePaise: 100 }]);
  expect(yearsOf(lines, shop)).toMatchObject([{ year: 1447, duePaise: 900 }]);
});

it('counts dues and payments of each line of wealth apart', () => {
  const lines = readYearLines([lineOf({})]) ?? [];
  const saved = { wealth: shop, year: 1447, duePaise: 300, facts };
  // in full, not as a correction of the other line
  expect(draftYear(lines, saved, '2026-01-10')).toMatchObject([{ wealth: shop, amountPaise: 300 }]);
  const payment = {
    year: 1447,
    amountPaise: 50,
    countsOn: '2026-01-01',
    recipient: null,
    toWhom: '',
    note: '',
  };
  expect(draftYearPayment(lines, { ...payment, wealth: shop }, '2026-01-10')).toBeNull();
  expect(draftYearPayment(lines, { ...payment, wealth: firstWealth }, '2026-01-10')).toHaveLength(1);
});
