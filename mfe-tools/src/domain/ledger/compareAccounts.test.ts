import fc from 'fast-check';
import type {
  LedgerDue,
  LedgerLine,
  PurificationCompany,
  PurificationYearsReply,
} from '@tayyib/shared/contracts';
import { balancesOf, draftDues, type LedgerDraft } from '@tayyib/shared/purification-ledger';
import { fakeImpure, fakeYear, soundPaints } from '../purification/companies.fixture';
import { newHolding, type Holding } from '../purification/purificationForm';
import { purifyHolding } from '../purification/purify';
import { methodIds, type MethodId } from '../purification/sources';
import { compareAccounts } from './compareAccounts';
import { correctionOf, ratesInWords, whyRestated } from './correctionOf';
import { dueRequests } from './dueRequests';
import { readLines } from './readLines';

const day = '2024-11-23';
const holding: Holding = {
  ...newHolding('1', soundPaints.stock, soundPaints.isin),
  shares: 33,
  boughtOn: '2022-07-01',
  soldOn: '2024-03-31',
  paidRupees: 3000,
  receivedRupees: 4567,
};
const parts = [holding, { ...holding, id: '2', shares: 7, boughtOn: '2023-06-15', soldOn: null }];

/** Impure income in crore of the two years, by the filing with a number. */
interface Filed {
  first: number;
  second: number;
  number: number;
}
const company = ({ first, second, number }: Filed): PurificationCompany => {
  const source = {
    publisher: 'NSE filing',
    asOf: '2024-03-31',
    document: `filing-${number}.xml`,
    publishedOn: `2024-06-${String(10 + number).padStart(2, '0')}`,
  };
  const years = [fakeYear(2024, fakeImpure(second, 200)), fakeYear(2023, fakeImpure(first, 100))];
  return { ...soundPaints, years: years.map((year) => ({ ...year, source })) };
};
const replyOf = (own: PurificationCompany): PurificationYearsReply => ({
  day,
  isDetailed: true,
  companies: [own],
  standard: { id: 'TASIS', edition: '2026.1', title: 'TASIS' },
});
const duesOf = (own: PurificationCompany, method: MethodId, usesMost = false, held = parts) =>
  dueRequests(
    held.map((part) => purifyHolding(part, own, day)),
    { method, standard: 'TASIS', day, edition: '2026.1', open: usesMost ? 'most' : 'nothing' },
  ).dues;

/** A ledger that only grows. */
function aLedger() {
  const lines: LedgerLine[] = [];
  const write = (drafts: readonly LedgerDraft[] | null) => {
    for (const draft of drafts ?? [])
      lines.push({ ...draft, id: `line ${lines.length}`, writtenAt: '2024-11-23T00:00:00.000Z' });
  };
  return { lines, owe: (dues: readonly LedgerDue[]) => write(draftDues(lines, dues, day)) };
}
const correctionsOf = (lines: readonly LedgerLine[], own: PurificationCompany) =>
  compareAccounts(lines, [replyOf(own)]).restated.flatMap((each) => correctionOf(each) ?? []);
const totals = (lines: readonly LedgerLine[]) =>
  new Map(balancesOf(lines).map(({ yearTo, duePaise }) => [yearTo, duePaise]));

const filed = { first: 2, second: 4, number: 0 };
const restatedSecond = { first: 2, second: 5, number: 1 };

describe('a ledger compared with the accounts on file', () => {
  it.each(methodIds)(
    'agrees with those it was computed from, and differs after a restatement, %s',
    (method) => {
      const { lines, owe } = aLedger();
      owe(duesOf(company(filed), method));
      expect(compareAccounts(lines, [replyOf(company(filed))])).toMatchObject({
        restated: [],
        incomparable: [],
        sameCount: lines.length,
      });
      const { restated } = compareAccounts(lines, [replyOf(company(restatedSecond))]);
      const [due] = duesOf(company(restatedSecond), method).filter(({ yearTo }) => yearTo === '2024-03-31');
      expect(restated.map(({ correctedPaise }) => correctedPaise)).toEqual([due?.duePaise]);
    },
  );

  it('says what happened to the accounts, with both shares', () => {
    const { lines, owe } = aLedger();
    owe(duesOf(company(filed), 'dividend'));
    const [restated] = compareAccounts(lines, [replyOf(company(restatedSecond))]).restated;
    expect(restated && whyRestated(restated)).toBe(
      'Accounts of the year to 31 Mar 2024 restated on 11 Jun 2024',
    );
    expect(restated && ratesInWords(restated)).toBe('impure share 2% before, 2.5% now');
  });

  it('says that accounts changed their nature, or were not there before', () => {
    const { lines, owe } = aLedger();
    const none = { ...soundPaints, years: [] };
    owe(duesOf(none, 'dividend', true));
    const [filedNow] = compareAccounts(lines, [replyOf(company(filed))]).restated;
    expect(filedNow && whyRestated(filedNow)).toBe(
      'Accounts of the year to 31 Mar 2024 filed on 10 Jun 2024; none were on file before',
    );
    const other = aLedger();
    owe([]);
    other.owe(duesOf(company(filed), 'dividend'));
    const standalone = company(restatedSecond);
    const years = standalone.years.map((year) => ({ ...year, nature: 'standalone' as const }));
    const [changed] = compareAccounts(other.lines, [replyOf({ ...standalone, years })]).restated;
    expect(changed && whyRestated(changed)).toBe(
      'Accounts of the year to 31 Mar 2024: standalone ones filed on 11 Jun 2024, in place of consolidated ones',
    );
  });

  it('corrects nothing where the accounts are the same, and only what counts as impure changed', () => {
    const { lines, owe } = aLedger();
    owe(duesOf(company(filed), 'dividend'));
    const read = { ...replyOf(company({ ...filed, second: 6 })) };
    const { restated } = compareAccounts(lines, [
      { ...read, standard: { ...read.standard, edition: '2026.2' } },
    ]);
    expect(restated.map((each) => [whyRestated(each), correctionOf(each)])).toEqual([
      [
        'The accounts of the year to 31 Mar 2024 are the same, but what counts as impure in them changed, read by edition 2026.2 (before: 2026.1)',
        null,
      ],
    ]);
  });

  it('has no figure where restated accounts leave a range, unless the most was to count', () => {
    const range = company(restatedSecond);
    const [newest, ...rest] = range.years;
    const open = { ...fakeImpure(4, 200), mostRupees: 8e7, missing: ['One line is doubtful.'] };
    const own = { ...range, years: [{ ...newest!, impure: open }, ...rest] };
    const known = aLedger();
    known.owe(duesOf(company(filed), 'dividend'));
    const [restated] = compareAccounts(known.lines, [replyOf(own)]).restated;
    expect(restated).toMatchObject({ correctedPaise: null, due: { leastPaise: 480, mostPaise: 960 } });
    const most = aLedger();
    most.owe(duesOf(company(filed), 'dividend', true));
    expect(compareAccounts(most.lines, [replyOf(own)]).restated).toMatchObject([{ correctedPaise: 960 }]);
  });
});

describe('a due per share', () => {
  const { lines, owe } = aLedger();
  owe(duesOf(company(filed), 'shareHeld'));
  const withShares = (factor: number, steps: PurificationCompany['steps'], own = company(filed)) => ({
    ...own,
    steps,
    years: own.years.map((year) => ({ ...year, shares: (year.shares ?? NaN) * factor })),
  });
  const split = { exDate: '2024-12-01', factor: 0.5, kind: 'split' as const };

  it('stays the same through a split, and is corrected after it', () => {
    expect(compareAccounts(lines, [replyOf(withShares(2, [split]))])).toMatchObject({
      restated: [],
      sameCount: lines.length,
    });
    const own = withShares(2, [split], company(restatedSecond));
    const [due] = correctionsOf(lines, own);
    const [unsplit] = correctionsOf(lines, company(restatedSecond));
    expect(due?.duePaise).toBe(unsplit?.duePaise);
  });

  it.each([
    ['that another number of shares is on file', withShares(2, [])],
    ['that a split from before was not known', withShares(2, [{ ...split, exDate: '2024-01-01' }])],
    ['that no number of shares is on file', withShares(NaN, [])],
  ])('cannot be compared now %s', (_why, own) => {
    const years = own.years.map((year) => ({
      ...year,
      shares: Number.isNaN(year.shares) ? null : year.shares,
    }));
    const { restated, incomparable } = compareAccounts(lines, [replyOf({ ...own, years })]);
    expect(restated).toEqual([]);
    expect(new Set(incomparable.map(({ why }) => why))).toEqual(new Set(['shares']));
  });
});

it('names dues that cannot be compared', () => {
  const [due] = duesOf(company(filed), 'dividend');
  const whyNot = (facts: LedgerDue['facts'], reply = replyOf(company(filed))) => {
    const { lines, owe } = aLedger();
    owe([{ ...due!, facts }]);
    return compareAccounts(lines, [reply]).incomparable.map(({ why }) => why);
  };
  const facts = due?.facts?.of === 'accounts' ? due.facts : null;
  expect(whyNot(null)).toEqual(['older']);
  expect(whyNot({ of: 'fund' })).toEqual(['fund']);
  expect(whyNot({ of: 'typed' })).toEqual([]);
  expect(whyNot(facts, { ...replyOf({ ...soundPaints, years: [] }), isDetailed: false })).toEqual(['locked']);
  expect(whyNot(facts, replyOf({ ...soundPaints, years: [] }))).toEqual(['gone']);
  expect(whyNot(facts && { ...facts, yearFrom: '2023-01-01' })).toEqual(['period']);
});

it('reads from a saved ledger what dues were computed from', () => {
  const { lines, owe } = aLedger();
  for (const method of methodIds) owe(duesOf(company(filed), method));
  owe(duesOf({ ...soundPaints, years: [] }, 'dividend', true));
  expect(lines.some(({ facts }) => facts?.of === 'accounts' && facts.accounts === null)).toBe(true);
  expect(readLines(JSON.parse(JSON.stringify(lines)))).toEqual(lines);
});

describe('corrections of restated accounts', () => {
  const million = fc.integer({ min: 0, max: 100 });
  const steps = fc.array(
    fc.oneof(
      fc.record({ does: fc.constant('restate' as const), first: million, second: million }),
      /** A device computes corrections, and may add them later, or twice. */
      fc.record({ does: fc.constant('compute' as const) }),
      fc.record({ does: fc.constant('add' as const), which: fc.nat(20), reverse: fc.boolean() }),
      fc.record({ does: fc.constant('recalculate' as const), shares: fc.integer({ min: 1, max: 500 }) }),
    ),
    { maxLength: 25 },
  );

  it('added in any order, late or twice, end at what is due by the newest accounts, and add nothing more', () => {
    fc.assert(
      fc.property(steps, fc.constantFrom(...methodIds), (all, method) => {
        const { lines, owe } = aLedger();
        let now = filed;
        let held = parts;
        const computed: LedgerDue[][] = [];
        owe(duesOf(company(now), method, true, held));
        for (const step of all) {
          if (step.does === 'restate')
            now = { first: step.first, second: step.second, number: now.number + 1 };
          else if (step.does === 'compute') computed.push(correctionsOf(lines, company(now)));
          else if (step.does === 'recalculate') {
            held = parts.map((part) => ({ ...part, shares: step.shares }));
            owe(duesOf(company(now), method, true, held));
          } else {
            const dues = computed[step.which % Math.max(1, computed.length)] ?? [];
            owe(step.reverse ? dues.toReversed() : dues);
          }
        }
        const before = lines.map((line) => ({ ...line }));
        const last = correctionsOf(lines, company(now));
        owe(last);
        const written = lines.length;
        owe(last);
        expect(lines).toHaveLength(written);
        // what was written is still there as it was
        expect(lines.slice(0, before.length)).toEqual(before);
        const due = new Map(
          duesOf(company(now), method, true, held).map((each) => [each.yearTo, each.duePaise]),
        );
        for (const [yearTo, paise] of totals(lines)) expect(paise).toBe(due.get(yearTo));
        expect(correctionsOf(lines, company(now))).toEqual([]);
      }),
    );
  });
});
