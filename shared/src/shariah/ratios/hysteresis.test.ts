import { aCompany, aFiling, soundAmounts } from '../facts.fixture';
import { judge, standardById } from '..';
import type { EarlierVerdict, Standard } from '..';

const { DOW_JONES: dowJones, MSCI: msci } = standardById;

/** Market value is 2,000 crore and total assets 1,000 crore throughout; debt is what changes. */
const owing = (crores: number | null) =>
  aCompany({ filing: aFiling({ ...soundAmounts, borrowingsNoncurrent: 0, borrowingsCurrent: crores }) });

/** Judges one quarter after another, each knowing those before. */
function quarters(standard: Standard, debts: readonly (number | null)[]) {
  const days = ['2025-11-15', '2026-02-15', '2026-05-15', '2026-08-15', '2026-11-15'];
  const earlier: EarlierVerdict[] = [];
  return debts.map((debt, at) => {
    const day = days[at] ?? '';
    const facts = owing(debt);
    const verdict = judge(
      { ...facts, marketCaps: facts.marketCaps.map(endedBy(day)) },
      standard,
      day,
      earlier,
    );
    earlier.push({ day, ...verdict });
    return verdict;
  });
}

/** Averages known in November 2025 already. */
const endedBy = (day: string) => (cap: ReturnType<typeof owing>['marketCaps'][number]) =>
  day < '2026' ? { ...cap, source: { ...cap.source, asOf: shifted(cap.source.asOf) } } : cap;
const shifted = (asOf: string) =>
  asOf.endsWith('-12-31') ? asOf.replace('-12-31', '-06-30') : `${Number(asOf.slice(0, 4)) - 1}-12-31`;

describe('the buffer of Dow Jones', () => {
  // 30% is 600 crore, the limit 660, the buffer ends at 700
  it.each<[string, (number | null)[], number[]]>([
    [
      'stays for two quarters within the buffer and is out in the third',
      [600, 670, 670, 690, 690],
      [1, 1, 1, 4, 4],
    ],
    ['is out at once beyond the buffer', [600, 701], [1, 4]],
    [
      'ends a stay in the buffer when it comes back within the limit',
      [600, 670, 600, 670, 670],
      [1, 1, 1, 1, 1],
    ],
    ['is back only in the third quarter within the limit', [800, 600, 600, 600], [4, 4, 4, 1]],
    ['starts to wait again when it leaves the limit in between', [800, 600, 670, 600, 600], [4, 4, 4, 4, 4]],
    ['is held to the limit itself when it has no past', [670], [4]],
    ['takes a quarter in which nothing was known for nothing', [600, 670, null, 670, 670], [1, 1, 3, 1, 4]],
  ])('%s', (_story, debts, statuses) => {
    expect(quarters(dowJones, debts).map(({ status }) => status)).toEqual(statuses);
  });

  it('counts quarters that pass between two verdicts', () => {
    const earlier = (['2025-08-15', '2025-11-15'] as const).map((day, at) => ({
      day,
      ...judge(owing(at === 0 ? 600 : 670), dowJones, '2026-05-15'),
    }));
    expect(judge(owing(670), dowJones, '2026-03-31', earlier).status).toBe(1);
    expect(judge(owing(670), dowJones, '2026-04-01', earlier).status).toBe(4);
  });

  it('explains why a ratio beyond its limit passes, and where it would not', () => {
    const [, held] = quarters(dowJones, [600, 670]);
    expect(held?.ratios[0]).toMatchObject({
      passes: true,
      note: 'Beyond the limit by no more than 2%, period 1 of 3: it fails once that has lasted.',
      flip: { numeratorRoomRupees: 30 * 10_000_000 },
    });
    expect(held?.stars).toBe(1);
  });
});

describe('the buffer of MSCI', () => {
  it.each<[string, (number | null)[], number[]]>([
    ['lets a company stay up to 33.33% and in again up to 30%', [250, 310, 333.3, 340, 310], [1, 1, 1, 4, 4]],
    ['lets it in again at 30%', [340, 300, 320], [4, 1, 1]],
    ['does not let a newcomer in above 30%', [310], [4]],
    ['looks past a verdict that decided nothing', [250, null, 320], [1, 3, 1]],
  ])('%s', (_story, debts, statuses) => {
    expect(quarters(msci, debts).map(({ status }) => status)).toEqual(statuses);
  });
});
