import { ownDays, sharedDaysOf, sharedInWords } from './rowDays';

const usual = { accountsTo: '2026-03-31', priceDay: '2026-08-21', marketCapAsOf: '2026-06-30' };
const shared = sharedDaysOf([usual, usual, { ...usual, priceDay: '2026-08-20', accountsTo: null }]);

it('says the days of most rows once, and of a row only those that differ', () => {
  expect(sharedInWords(shared)).toBe(
    'Accounts to 31 Mar 2026; closes of 21 Aug 2026; average market caps of 30 Jun 2026.',
  );
  expect(ownDays(usual, shared)).toEqual([]);
  expect(ownDays({ ...usual, priceDay: '2026-08-20', shareholdingAsOf: '2026-06-30' }, shared)).toEqual([
    'close 20 Aug 2026',
    'shareholding 30 Jun 2026',
  ]);
  expect(ownDays({ ...usual, accountsTo: '2024-03-31', freshness: 'outdated' }, shared)).toEqual([]);
  expect(ownDays({ ...usual, accountsTo: '2025-03-31', freshness: 'ageing' }, shared)).toEqual([
    'accounts 31 Mar 2025',
  ]);
});
