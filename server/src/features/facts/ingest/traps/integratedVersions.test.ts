import type { FilingsPage } from '@tayyib/shared/contracts';
import { and, asc, eq } from 'drizzle-orm';
import { filings, replacedFilings } from '../../../../database/schema/facts/factsTables';
import { verdicts } from '../../../../database/schema/facts/verdictsTables';
import { signedIn } from '../../../../testing';
import { IntegratedApp } from './integratedAppFixture';
import { isins } from './invented/inventedCompanies';
import { integratedFilings } from './invented/inventedFilings';
import { moved, withText } from './mutationsOfFilings';

/** Whose accounts an integrated filing is, and which version of them is current. */
const { name: filedName, text: filed } = integratedFilings.MISALPHARM;

describe('an integrated filing', () => {
  let tested: IntegratedApp;
  beforeEach(async () => {
    tested = await IntegratedApp.open();
  });
  afterEach(() => tested.app.close());

  describe('belongs to the company of its symbol', () => {
    const withIsin = (isin: string) => filed.replaceAll(isins.MISALPHARM, isin);

    it.each([
      ['a typing error', 'INEA0AJ01029'],
      ['an ISIN from before a split', 'INE0AAJ01011'],
      ['no ISIN', 'NA'],
    ])('with %s', async (_what, isin) => {
      expect((await tested.bring(withIsin(isin))).stored).toBe(1);
      expect((await tested.onlyFiling())?.isin).toBe(isins.MISALPHARM);
    });

    it.each([
      ['of another listed company', isins.NAMUNATECH, 'the ISIN of another company'],
      ['of a company that is not listed', 'INE0BZX01017', 'the ISIN of another company'],
      ['that is neither its own nor like it', 'INE0BZY01014', 'neither its ISIN nor a typing error of it'],
    ])('and is refused with an ISIN %s', async (_what, isin, problem) => {
      expect(await tested.reasonFor(withIsin(isin))).toBe(
        `It names MISALPHARM, and ${isin}, which is ${problem}.`,
      );
    });

    it('and is refused where it states two', async () => {
      const two = filed.replace(
        '</xbrli:xbrl>',
        '<in-capmkt:Symbol contextRef="FourD">NAMUNATECH</in-capmkt:Symbol></xbrli:xbrl>',
      );
      expect(await tested.reasonFor(two)).toBe('It states two values of Symbol, MISALPHARM and NAMUNATECH.');
    });
  });

  it('of a company without a symbol, as BSE names it, belongs to its ISIN', async () => {
    const name = 'Integrated_Finance_Ind_As_990009_2052025184321_IFIndAs.xml';
    expect((await tested.bring(withText(filed, 'Symbol OneD', 'NOTLISTED'), name)).stored).toBe(1);
    expect(await tested.onlyFiling()).toMatchObject({
      isin: isins.MISALPHARM,
      publisher: 'BSE filing',
      document: name,
      publishedOn: '2025-05-20',
    });
    // the same accounts from NSE change nothing
    expect(await tested.bring(withText(filed, 'Symbol OneD', 'NOTLISTED'))).toMatchObject({
      stored: 0,
      unchanged: 1,
    });
  });

  describe('that is revised', () => {
    const revisedName = 'INTEGRATED_FILING_INDAS_2725680_19092026031904_WEB.xml';
    const borrowed = 'BorrowingsCurrent OneI';
    const inYears = (text: string) =>
      text.replace(
        /\b(202[45])-(\d\d-\d\d)\b/g,
        (_all, year: string, rest: string) => `${Number(year) + 1}-${rest}`,
      );
    const nextName = 'INTEGRATED_FILING_INDAS_2670001_20052026064321_WEB.xml';
    /** More debt and less of other payables. */
    const revised = () =>
      moved(moved(filed, 1_000_000_000, borrowed), -1_000_000_000, 'OtherCurrentFinancialLiabilities OneI');
    const versions = async () => {
      const of2025 = and(eq(filings.isin, isins.MISALPHARM), eq(filings.periodEnd, '2025-03-31'));
      const [stands] = await tested.app.db.select().from(filings).where(of2025);
      const before = await tested.app.db.select().from(replacedFilings);
      return { stands, before };
    };

    it.each(['in the order of filing', 'the other way about'])('keeps both versions, %s', async (order) => {
      const files = [
        [filed, filedName],
        [revised(), revisedName],
      ] as const;
      for (const [text, name] of order === 'in the order of filing' ? files : [...files].reverse()) {
        expect((await tested.bring(text, name)).stored).toBe(1);
      }
      const { stands, before } = await versions();
      expect([stands?.document, stands?.amounts.borrowingsCurrent]).toEqual([revisedName, 20_250_000_000]);
      expect(before.map(({ document, amounts }) => [document, amounts.borrowingsCurrent])).toEqual([
        [filedName, 19_250_000_000],
      ]);
      for (const [text, name] of files) {
        expect(await tested.bring(text, name)).toMatchObject({ stored: 0, unchanged: 1 });
      }
      const headers = await signedIn(tested.app, 'paro');
      const reply = await tested.app.inject({ url: '/api/stocks/MISALPHARM/filings', headers });
      expect(
        reply.json<FilingsPage>().rows.map(({ source, isReplaced }) => [source.document, isReplaced]),
      ).toEqual([
        [revisedName, false],
        [filedName, true],
      ]);
    });

    it('18 months later leaves the verdicts of later periods alone, and its history true', async () => {
      await tested.bring(filed);
      await tested.bring(inYears(filed), nextName);
      const before = await tested.judged(isins.MISALPHARM);
      expect((await tested.bring(revised(), revisedName)).stored).toBe(1);
      expect((await tested.judged(isins.MISALPHARM)).map((verdict) => verdict?.receipt)).toEqual(
        before.map((verdict) => verdict?.receipt),
      );
      // a history that starts again has the accounts of each time
      await tested.app.db.delete(verdicts);
      await tested.judged(isins.MISALPHARM);
      const history = await tested.app.db
        .select()
        .from(verdicts)
        .where(and(eq(verdicts.isin, isins.MISALPHARM), eq(verdicts.standard, 'TASIS')))
        .orderBy(asc(verdicts.id));
      expect(history.map(({ factsAsOf, inputs }) => [factsAsOf, inputs?.filing?.source.document])).toEqual(
        expect.arrayContaining([
          ['2025-05-20', filedName],
          ['2026-05-20', nextName],
        ]),
      );
      expect(history.map(({ inputs }) => inputs?.filing?.source.document)).not.toContain(revisedName);
    });

    it('decides again where no later period is on file', async () => {
      await tested.bring(filed);
      await tested.judged(isins.MISALPHARM);
      await tested.bring(revised(), revisedName);
      const [tasis] = await tested.judged(isins.MISALPHARM);
      expect(tasis?.ratios.find(({ id }) => id === 'debt')?.numerator.valueRupees).toBe(20_250_000_000);
    });
  });
});
