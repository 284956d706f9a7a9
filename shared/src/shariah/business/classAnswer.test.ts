import { aCompany, aFiling, soundAmounts } from '../facts.fixture';
import { judge, receiptInputs, standards, tasis } from '..';
import type { ClassAnswer, CompanyFacts } from '..';

const today = '2026-11-21';
const source = { publisher: 'BSE', document: 'Equity.csv', asOf: '2025-06-01', publishedOn: null };

/** A class that says nothing: mills may sell spirit. */
const sugar = {
  sector: 'Fast Moving Consumer Goods',
  industry: 'Fast Moving Consumer Goods',
  group: 'Agricultural Food & other Products',
  subgroup: 'Sugar',
  source,
};
const aMill = (more: Partial<CompanyFacts> = {}) => aCompany({ industry: sugar, ...more });
const answer = (outcome: ClassAnswer['outcome'], className = 'Sugar'): ClassAnswer => ({
  className,
  outcome,
  reason: 'Sugar is food.',
  answeredOn: '2026-11-20',
});
const withSegments = (...names: string[]) => ({
  filing: aFiling(soundAmounts, { segments: names.map((name) => ({ name, revenueRupees: 1 })) }),
});
const judged = (outcome: ClassAnswer['outcome'], more: Partial<CompanyFacts> = {}) =>
  judge(aMill({ ...more, classAnswer: answer(outcome) }), tasis, today);

it('leaves a company open whose class says nothing', () => {
  expect(judge(aMill(), tasis, today)).toMatchObject({ status: 3, grade: 'business_not_known' });
});

it.each([
  ['permissible', 1, null],
  ['not_permissible', 2, null],
  ['doubtful', 3, 'business_not_known'],
] as const)('judges a company by the answer that its class is %s, and says so', (outcome, status, grade) => {
  const verdict = judged(outcome);
  expect(verdict).toMatchObject({ status, grade });
  const words = { permissible: 'permissible', not_permissible: 'not permissible' } as const;
  const decision = outcome === 'doubtful' ? 'each company has to be judged by itself' : words[outcome];
  const sentence = `Advisor's answer of 20 Nov 2026 on the class Sugar: ${decision}, because “Sugar is food.”`;
  expect(verdict.reasons).toContain(sentence);
  expect(verdict.basis?.checked).toContain(sentence);
});

it.each(standards)('a class answer applies by $id', (standard) => {
  const verdict = judge(aMill({ classAnswer: answer('not_permissible') }), standard, today);
  expect(verdict.status).toBe(2);
});

it('fails a company of a class that is not permissible without its accounts', () => {
  expect(judged('not_permissible', { filing: null }).status).toBe(2);
  expect(judged('permissible', { filing: null })).toMatchObject({ status: 3, grade: 'accounts_not_loaded' });
});

describe('a permissible class changes nothing of what is said against a company', () => {
  it.each<[string, number, Partial<CompanyFacts>]>([
    ['a segment that is not permitted', 2, withSegments('Sugar', 'Liquor')],
    ['a segment that is doubtful', 3, withSegments('Sugar', 'Distillery')],
    ['segments that do not say what they are', 3, withSegments('Others')],
    [
      'a recorded line of business',
      2,
      {
        activities: [{ activity: 'Casino', shareOfRevenue: 0.2, source: { ...source, publisher: 'Report' } }],
      },
    ],
    ['its name', 3, { name: 'Golden Distilleries Limited' }],
    ['loans that no line accounts for', 3, { filing: aFiling({ ...soundAmounts, loansCurrent: 300 }) }],
    ['another level of its class', 2, { industry: { ...sugar, group: 'Breweries & Distilleries' } }],
    ['its ratios', 4, { filing: aFiling({ ...soundAmounts, borrowingsCurrent: 400 }) }],
  ])('%s', (_what, status, more) => {
    expect(judged('permissible', more).status).toBe(status);
  });
});

describe('an answer that decides nothing is no input, so receipts stay', () => {
  it.each<[string, Partial<CompanyFacts>, ClassAnswer]>([
    [
      'where segments say what a company does',
      { industry: sugar, ...withSegments('Sugar', 'Power') },
      answer('not_permissible'),
    ],
    ['where the class says it', {}, answer('not_permissible', 'Paints')],
    ['on another class', { industry: sugar }, answer('permissible', 'Trading & Distributors')],
    ['without a class', { industry: null }, answer('permissible')],
  ])('%s', (_what, more, classAnswer) => {
    for (const standard of standards) {
      const without = judge(aCompany(more), standard, today);
      expect(judge(aCompany({ ...more, classAnswer }), standard, today)).toEqual(without);
    }
  });

  it('is an input where it decides', () => {
    const { classAnswer } = receiptInputs(aMill({ classAnswer: answer('permissible') }), tasis, today);
    expect(classAnswer).toEqual(answer('permissible'));
  });
});
