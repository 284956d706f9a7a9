import { aCompany, aFiling, soundAmounts } from '../facts.fixture';
import { judge, standards, tasis } from '..';
import { isUndescribed } from './undescribed';

const today = '2026-11-21';

/** A maker of paints that has only this segment. */
const withOnly = (name: string) =>
  aCompany({ filing: aFiling(soundAmounts, { segments: [{ name, revenueRupees: 4_900_000_000 }] }) });
const statusesWith = (name: string) => [
  ...new Set(standards.map((standard) => judge(withOnly(name), standard, today).status)),
];

describe('a name that describes nothing', () => {
  it.each([
    'c) Others',
    '(iii) Others',
    '2. Others',
    'C. Others Unallocated',
    'Others #',
    'Others *',
    'Other$',
    'Un Allocated',
    'Unallocable',
    'NA',
    'N.A.',
    'N/A',
    'None',
    'Nil',
    'Exempted',
    'Misc.',
    'Rest',
    'Residual',
    '-',
    '*',
    '—',
    '123',
    'Division II',
    'Unit 3',
    'Division',
    'Rest of business',
    'Balance',
    'Not applicable',
    'Remaining segments',
    'Miscellaneous others',
  ])('is undescribed: "%s"', (name) => {
    expect(isUndescribed(name)).toBe(true);
    expect(statusesWith(name)).toEqual([3]);
  });

  it.each([
    'Other chemicals',
    'a) Paints',
    'Rest rooms',
    'Balance bikes',
    'Nilgiri tea',
    'Nutraceuticals',
    'Units',
  ])('is not confused with one that does: "%s"', (name) => {
    expect(isUndescribed(name)).toBe(name === 'Units');
  });
});

describe('a name in another script', () => {
  it.each([
    'शराब',
    'மது',
    'మద్యం',
    'દારૂ',
    'ಮದ್ಯ',
    'মদ',
    'മദ്യം',
    'شراب',
    'तंबाकू',
    '酒',
    'водка',
    'Paints और शराब',
  ])('is doubtful by every standard: "%s"', (name) => {
    expect(statusesWith(name)).toEqual([3]);
  });
});

describe('a misspelt or disguised name of a line that no standard permits', () => {
  it.each([
    'Liqour',
    'Liquour',
    'Cigarretes',
    'Cigaretes',
    'Distilery and brewry',
    'Alchohol',
    'Tobaco',
    'Tobbaco',
    'Gambeling',
    'Whiskys',
    'Vodkka',
    'Breweris',
    'Cassino',
    'Liquоr',
    'Тobacco',
    'Βeer',
    'Sрirits',
    'Ａlcohol',
    'Liq\u200Buor',
    'L\u0131quor',
    'Bréwery',
  ])('never passes: "%s"', (name) => {
    expect(statusesWith(name)).not.toContain(1);
  });

  it.each([
    'Liquid gases',
    'Conveyor belting',
    'Bedding',
    'Weaving',
    'Bearings',
    'Welding',
    'Pottery',
    'Netting',
    'Spiral pipes',
    'Casings',
    'Castings',
    'Pigments',
    'Hammers',
    'Wire',
    'β-carotene',
    'Café equipment',
  ])('is not confused with an ordinary one: "%s"', (name) => {
    expect(statusesWith(name)).toEqual([1]);
  });
});

describe('a word of a line that no standard permits', () => {
  it.each([
    'Bar & Pub',
    'Paan Masala',
    'Chewing Products',
    'Smoking products',
    'Porcine gelatin',
    'Taproom',
    'Theatrical exhibition',
    'Serials production',
    'Interest on deposits',
    'Hard seltzer',
    'Bookmaking',
    'RTD',
    'RMG',
    'BNPL',
    'Nicotine',
    'Escort services',
    'Sharab',
    'Madira',
    'Daru',
    'Mahua',
    'Feni',
    'Tambaku',
    'Jarda',
    'Satta',
    'Jua',
    'Matka',
    'Byaj',
    'Suar',
  ])('never passes: "%s"', (name) => {
    expect(judge(withOnly(name), tasis, today).status).not.toBe(1);
  });
});

describe('a harmless name with such a word', () => {
  it.each([
    'TV manufacturing',
    'Music systems',
    'Ham radio',
    'Spirit levels',
    'Alcohol sanitiser',
    'Wine glasses',
    'Beer bottles glass',
    'Export Finance software',
    'Hotel ware',
    'Hospitality Management Software',
    'Cinema screens',
    'Tobacco harm reduction',
    'Pharmaceuticals (no tobacco)',
    'It has no liquor business',
    'Beverages excluding liquor',
    'Snacks other than tobacco',
    'Foods without alcohol',
  ])('does not fail: "%s"', (name) => {
    expect(statusesWith(name)).not.toContain(2);
  });

  it('fails all the same where the name says that there is some', () => {
    expect(statusesWith('No. 1 liquor')).toEqual([2]);
    expect(statusesWith('Alcohol-free beer and liquor')).toEqual([2]);
  });
});

describe('a segment described by a paragraph', () => {
  const cars =
    'The firm mainly makes and sells scooters with their spare parts. It also arranges sales of used ones, leads a fleet management and helps with vehicle financing, income from which is not material';

  it('is not failed by an activity that it calls not material', () => {
    expect(statusesWith(cars)).toEqual([1]);
  });

  it('is doubtful where it names a line that no standard permits, or does not say how much', () => {
    expect(statusesWith(cars.replace('fleet management', 'liquor'))).toEqual([3]);
    expect(statusesWith(cars.replace('is not material', 'is part of its revenue'))).toEqual([3]);
  });
});
