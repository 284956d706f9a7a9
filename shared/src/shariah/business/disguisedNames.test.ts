import { aCompany, aFiling, soundAmounts } from '../facts.fixture';
import { judge, standards } from '..';
import { isUndescribed } from './undescribed';

const today = '2026-11-21';

/** The statuses, by all standards, of a maker of paints that has only this segment. */
const statusesWith = (name: string) => {
  const filing = aFiling(soundAmounts, { segments: [{ name, revenueRupees: 4_900_000_000 }] });
  return [...new Set(standards.map((standard) => judge(aCompany({ filing }), standard, today).status))];
};

describe('a name that describes nothing', () => {
  it.each([
    ...['c) Others', '(iii) Others', '2. Others', 'C. Others Unallocated', 'Others #', 'Others *', 'Other$'],
    ...['Un Allocated', 'Unallocable', 'NA', 'N.A.', 'N/A', 'None', 'Nil', 'Exempted', 'Misc.', 'Rest'],
    ...['Residual', '-', '*', '—', '123', 'Division II', 'Unit 3', 'Division', 'Rest of business'],
    ...['Balance', 'Not applicable', 'Remaining segments', 'Miscellaneous others'],
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
    ...['शराब', 'மது', 'మద్యం', 'દારૂ', 'ಮದ್ಯ', 'মদ', 'മദ്യം', 'شراب', 'तंबाकू', '酒', 'водка'],
    ...['Paints और शराब'],
  ])('is doubtful by every standard: "%s"', (name) => {
    expect(statusesWith(name)).toEqual([3]);
  });
});

describe('a misspelt or disguised name of a line that no standard permits', () => {
  it.each([
    ...[
      'Liqour',
      'Liquour',
      'Cigarretes',
      'Cigaretes',
      'Distilery and brewry',
      'Alchohol',
      'Tobaco',
      'Tobbaco',
    ],
    ...['Gambeling', 'Whiskys', 'Vodkka', 'Breweris', 'Cassino'],
    ...['Liquоr', 'Тobacco', 'Βeer', 'Sрirits', 'Ａlcohol', 'Liq\u200Buor', 'L\u0131quor', 'Bréwery'],
  ])('never passes: "%s"', (name) => {
    expect(statusesWith(name)).not.toContain(1);
  });

  it.each([
    ...[
      'Liquid gases',
      'Conveyor belting',
      'Bedding',
      'Weaving',
      'Bearings',
      'Welding',
      'Pottery',
      'Netting',
    ],
    ...['Spiral pipes', 'Casings', 'Castings', 'Pigments', 'Hammers', 'Wire', 'β-carotene', 'Café equipment'],
  ])('is not confused with an ordinary one: "%s"', (name) => {
    expect(statusesWith(name)).toEqual([1]);
  });
});
