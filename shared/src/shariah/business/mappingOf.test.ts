import { aCompany, aFiling, soundAmounts } from '../facts.fixture';
import { judge, standardById, standards, tasis } from '..';
import type { CompanyFacts } from '..';
import { classMappings } from '../standards/industryClasses';
import { mappingsOf } from './mappingOf';

const today = '2026-11-21';

const inClass = (group: string, subgroup: string, sector = 'Financial Services'): CompanyFacts =>
  aCompany({
    industry: {
      sector,
      industry: sector,
      group,
      subgroup,
      source: { publisher: 'BSE', document: 'Equity.csv', asOf: '2025-06-01', publishedOn: null },
    },
  });
const withSegment = (name: string) =>
  aCompany({
    filing: aFiling(soundAmounts, {
      segments: [
        { name: 'Paints', revenueRupees: 75 },
        { name, revenueRupees: 25 },
      ],
    }),
  });

describe('the mapping of classes and words to rules', () => {
  it.each(standards.map((standard) => [standard.id, standard] as const))(
    'states for each one of %s whether the norm names it, with a source the edition cites',
    (_id, standard) => {
      const mappings = mappingsOf(standard);
      const cited = standard.business.sources.map(({ address }) => address);
      expect(mappings.length).toBeGreaterThan(100);
      mappings.forEach(({ by, source }) => {
        expect(source === null).toBe(by === 'ours');
        if (source !== null) expect(cited).toContain(source.address);
      });
    },
  );

  it('is said in the reasons and in the finding', () => {
    const byNorm = judge(withSegment('Insurance'), tasis, today);
    expect(byNorm.reasons[0]).toBe(
      'Insurance, 25% of its revenue by segment, is not permitted by TASIS (conventional insurance). The norm names it itself (The Hindu BusinessLine on the Shariah index).',
    );
    const byUs = judge(withSegment('Microfinance'), tasis, today);
    expect(byUs.reasons[0]).toContain('That the name stands for this is our reading.');
    expect(byUs.business.findings[0]?.mapping).toEqual({ matched: 'microfinance', by: 'ours', source: null });
  });

  it('names classes at all four levels', () => {
    classMappings.forEach(({ macro, sector, industry }) => {
      expect([macro, sector, industry]).not.toContain('');
    });
    expect(classMappings.some(({ basicIndustry }) => basicIndustry === 'Ratings')).toBe(true);
  });
});

describe('a company of the financial sector that does not lend', () => {
  it.each([
    ['CAMS, a registrar', 'Capital Markets', 'Depositories, Clearing Houses and Other Intermediaries'],
    ['KFINTECH, a registrar', 'Capital Markets', 'Depositories, Clearing Houses and Other Intermediaries'],
    ['CRISIL, a rater among other financial services', 'Finance', 'Other Financial Services'],
    ['ICRA, a rater', 'Capital Markets', 'Ratings'],
    ['MCX, an exchange', 'Capital Markets', 'Exchange and Data Platform'],
  ])('is not failed as finance by any standard: %s', (_name, group, subgroup) => {
    standards.forEach((standard) => {
      const { status, business } = judge(inClass(group, subgroup), standard, today);
      expect([standard.id, status]).toEqual([standard.id, 3]);
      expect(business.findings.map(({ rule }) => rule)).not.toContain('conventional finance');
    });
  });

  it('has a rule of its own for registrars, raters, exchanges and payments', () => {
    const ruleOf = (group: string, subgroup: string) =>
      judge(inClass(group, subgroup), tasis, today).business.findings[0]?.rule;
    expect([
      ruleOf('Capital Markets', 'Depositories, Clearing Houses and Other Intermediaries'),
      ruleOf('Capital Markets', 'Ratings'),
      ruleOf('Capital Markets', 'Exchange and Data Platform'),
      ruleOf('Financial Technology (Fintech)', 'Financial Technology (Fintech)'),
      ruleOf('Finance', 'Other Financial Services'),
    ]).toEqual([
      'registrar or depository: whose business it serves is not stated',
      'ratings: what is rated is not stated',
      'an exchange: which trades bring its fees is not stated',
      'payments and financial technology: for a fee or on credit is not stated',
      'financial services of unstated kind',
    ]);
  });

  it('stays under review where the exchanges add a class of finance nobody has mapped', () => {
    standards.forEach((standard) => {
      expect([standard.id, judge(inClass('Finance', 'A new class'), standard, today).status]).toEqual([
        standard.id,
        3,
      ]);
    });
  });
});

it('a name of a place says nothing of the business, and the class alone is judged', () => {
  const sold = (...names: string[]) =>
    aCompany({
      filing: aFiling(soundAmounts, { segments: names.map((name) => ({ name, revenueRupees: 50 })) }),
    });
  expect(judge(sold('India', 'Rest of the World'), standardById.AAOIFI, today).status).toBe(1);
  expect(judge(sold('Paints', 'Overseas'), standardById.AAOIFI, today).status).toBe(3);
});

it('a lender shows in the form of its accounts, whatever class and segments say', () => {
  const filing = aFiling(soundAmounts, { format: 'nbfc', segments: [{ name: 'Paints', revenueRupees: 50 }] });
  standards.forEach((standard) => {
    const { status, missing } = judge(aCompany({ filing }), standard, today);
    expect([standard.id, status]).not.toEqual([standard.id, 1]);
    expect(missing.join(' ')).toContain('its accounts are on the form of banks and finance companies');
  });
});
