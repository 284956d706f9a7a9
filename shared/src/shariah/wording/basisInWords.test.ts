import { aCompany, aFiling, aSummary, soundAmounts, summedUp } from '../facts.fixture';
import { aaoifi, judge, tasis } from '..';

const today = '2026-11-21';

describe('what a verdict rests on', () => {
  it('states what was checked and what is assumed', () => {
    expect(judge(aCompany(), aaoifi, today).basis).toEqual({
      checked: [
        'The exchange class: Paints.',
        'Consolidated, audited accounts to 31 Mar 2024.',
        'No figure of the accounts contradicts another.',
        '3 of 3 ratios: debt to average market capitalisation; interest-bearing deposits to average market capitalisation; impure income to total income.',
      ],
      assumed: [
        'The exchange class covers everything the company does.',
        'All cash and bank balances count as interest-bearing.',
      ],
    });
  });

  it('names undescribed segments and readings of ours', () => {
    const filing = aFiling(soundAmounts, {
      audited: null,
      segments: [
        { name: 'Paints', revenueRupees: 96 },
        { name: 'Others', revenueRupees: 2 },
        { name: 'Microfinance', revenueRupees: 2 },
      ],
    });
    const { basis } = judge(aCompany({ filing }), aaoifi, today);
    expect(basis?.checked[0]).toBe('Lines of business with 98% of segment revenue.');
    expect(basis?.assumed.slice(0, 3)).toEqual([
      '"Others": what is in it is not known.',
      'What a name or class stands for is our reading where the norm does not use it.',
      'The accounts are audited: the filing does not say.',
    ]);
  });

  it('counts a single line of business that an advisor recorded as one', () => {
    const source = { publisher: 'Advisor', document: 'letter', asOf: '2026-11-01', publishedOn: null };
    const activities = [{ activity: 'Paints', shareOfRevenue: null, source }];
    const { basis } = judge(aCompany({ activities }), aaoifi, today);
    expect(basis?.checked[0]).toBe('1 line of business an advisor recorded.');
  });

  it('does not assume what leaves a ratio undecided', () => {
    const filing = aFiling({ ...soundAmounts, cashAndCashEquivalents: 700 });
    const { missing, basis } = judge(aCompany({ filing }), aaoifi, today);
    expect(missing).toEqual(['How much of cash and bank balances bears interest']);
    expect(basis?.assumed.join(' ')).not.toContain('interest-bearing');
  });

  it('checks no ratio without accounts', () => {
    expect(judge(aCompany({ filing: null }), tasis, today).basis?.checked).toEqual([
      'The exchange class: Paints.',
      '0 of 3 ratios.',
    ]);
  });

  it('checked no figures that are from no official filing', () => {
    const source = {
      publisher: 'Yahoo Finance',
      document: 'rows.csv',
      asOf: '2024-03-31',
      publishedOn: null,
    };
    const provided = aFiling(soundAmounts, { isProvided: true, audited: null, source });
    const { basis } = judge(aCompany({ filing: provided }), tasis, today);
    expect(basis?.checked).toEqual([
      'The exchange class: Paints.',
      '3 of 3 ratios: debt to total assets; interest income to total income; cash and receivables to total assets.',
    ]);
    expect(basis?.assumed.slice(0, 2)).toEqual([
      'The exchange class covers everything the company does.',
      'The figures to 31 Mar 2024 are right and audited: they are from Yahoo Finance, and from no official filing.',
    ]);
  });

  it('does not say that nothing contradicts where complete accounts leave a debt in doubt', () => {
    const fuller = aFiling({ ...soundAmounts, borrowingsNoncurrent: 0, financeCosts: 100 });
    const { basis } = judge(aCompany({ filing: aSummary(summedUp), fuller }), tasis, today);
    expect(basis?.checked.join(' ')).not.toContain('contradicts another');
  });
});
