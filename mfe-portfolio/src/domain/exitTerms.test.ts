import { standardById } from '@tayyib/shared/shariah';
import type { StandardId } from '@tayyib/shared/contracts';
import { exitTermOf, practices } from './exitTerms';

const standards = Object.values(standardById);
const termOf = (id: StandardId) => exitTermOf(standardById[id]);

describe('the terms for leaving a company', () => {
  it.each(standards.map(({ id, edition, title }) => ({ id, edition, title })))(
    'has a row of $id for its current edition',
    (standard) => {
      const { edition, days, rules, hysteresis } = exitTermOf(standard);
      expect(edition).toBe(standard.edition);
      expect(days).toBeNull();
      for (const { says, source, address } of [...rules, ...(hysteresis ? [hysteresis] : [])]) {
        expect(says).toMatch(/\.$/);
        expect(source).not.toBe('');
        expect(new URL(address).protocol).toMatch(/^https?:$/);
      }
    },
  );

  it.each(standards.map(({ id, title }) => ({ id, title })))(
    'knows nothing of another edition of $id',
    (of) => {
      const edition = 'another';
      expect(exitTermOf({ ...of, edition })).toEqual({
        edition,
        days: null,
        rules: [],
        remark: null,
        hysteresis: null,
      });
    },
  );

  it('cites the rule of the Securities Commission Malaysia, and no other standard with one', () => {
    const [reclassified, bought] = termOf('SC_MALAYSIA').rules;
    expect(reclassified?.says).toMatch(/at or above what they cost.*Below their cost they may be held until/);
    expect(reclassified?.address).toMatch(/^https:\/\/assist\.bursamalaysia\.com\//);
    expect(bought?.says).toMatch(/within a month of knowing it/);
    expect(standards.filter(({ id }) => termOf(id).rules.length > 0).map(({ id }) => id)).toEqual([
      'SC_MALAYSIA',
    ]);
  });

  it('states the bands by which two standards avoid a sale, as their ratios apply them', () => {
    expect(termOf('DOW_JONES').hysteresis?.says).toMatch(/two points.*third quarter in a row/);
    const buffer = standardById.DOW_JONES.ratios.flatMap(({ hysteresis }) => hysteresis ?? []);
    expect(buffer).toEqual([{ kind: 'buffer', points: 0.02, periods: 3, periodMonths: 3 }]);
    expect(termOf('MSCI').hysteresis?.says).toMatch(/enters at 30%.*up to 33\.33%/);
    const others = standards.filter(({ id }) => id !== 'DOW_JONES' && id !== 'MSCI');
    for (const { id } of others) expect(termOf(id).hysteresis).toBeNull();
  });

  it('lists practices with their source, as of no standard', () => {
    expect(practices.map(({ source }) => source)).toEqual(['Halal Investmentor', 'Zoya']);
  });
});
