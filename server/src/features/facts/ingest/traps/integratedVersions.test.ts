import type { FilingsPage } from '@tayyib/shared/contracts';
import { and, asc, eq } from 'drizzle-orm';
import { filings, replacedFilings } from '../../../../database/schema/facts/factsTables';
import { verdicts } from '../../../../database/schema/facts/verdictsTables';
import { signedIn } from '../../../../testing';
import { IntegratedApp, isins } from './integratedAppFixture';
import { areFilingsThere, nameOf, textOf } from './integratedFiles';
import { moved, withText } from './mutationsOfFilings';

/** Whose accounts an integrated filing is, and which version of them is current. */
const zydusName = nameOf('ZYDUSLIFE');

(areFilingsThere ? describe : describe.skip)('an integrated filing', () => {
  let tested: IntegratedApp;
  let zydus: string;
  beforeEach(async () => {
    tested = await IntegratedApp.open();
    zydus = await textOf('ZYDUSLIFE');
  });
  afterEach(() => tested.app.close());

  describe('belongs to the company of its symbol', () => {
    const withIsin = (isin: string) => zydus.replaceAll(isins.zydus, isin);

    it.each([
      ['a typing error', 'INE001B01027'],
      ['an ISIN from before a split', 'INE010B01019'],
      ['no ISIN', 'NA'],
    ])('with %s', async (_what, isin) => {
      expect((await tested.bring(withIsin(isin))).stored).toBe(1);
      expect((await tested.onlyFiling())?.isin).toBe(isins.zydus);
    });

    it.each([
      ['of another listed company', isins.tcs, 'the ISIN of another company'],
      ['of a company that is not listed', 'INE179A01014', 'the ISIN of another company'],
      ['that is neither its own nor like it', 'INE555C01012', 'neither its ISIN nor a typing error of it'],
    ])('and is refused with an ISIN %s', async (_what, isin, said) => {
      expect(await tested.reasonFor(withIsin(isin))).toBe(
        `It names ZYDUSLIFE, and ${isin}, which is ${said}.`,
      );
    });

    it('and is refused where it states two', async () => {
      const two = zydus.replace(
        '</xbrli:xbrl>',
        '<in-capmkt:Symbol contextRef="FourD">TCS</in-capmkt:Symbol></xbrli:xbrl>',
      );
      expect(await tested.reasonFor(two)).toBe('It states two values of Symbol, ZYDUSLIFE and TCS.');
    });
  });

  it('of a company without a symbol, as BSE names it, belongs to its ISIN', async () => {
    const name = 'Integrated_Finance_Ind_As_532321_2052025184321_IFIndAs.xml';
    expect((await tested.bring(withText(zydus, 'Symbol OneD', 'NOTLISTED'), name)).stored).toBe(1);
    expect(await tested.onlyFiling()).toMatchObject({
      ...{ isin: isins.zydus, publisher: 'BSE filing', document: name, publishedOn: '2025-05-20' },
    });
    // the same accounts from NSE change nothing
    expect(await tested.bring(withText(zydus, 'Symbol OneD', 'NOTLISTED'))).toMatchObject({
      stored: 0,
      unchanged: 1,
    });
  });

  describe('that is revised', () => {
    const revisedName = 'INTEGRATED_FILING_INDAS_1725680_19092026031904_WEB.xml';
    const borrowed = 'BorrowingsCurrent OneI';
    const inYears = (text: string) =>
      text.replace(
        /\b(202[45])-(\d\d-\d\d)\b/g,
        (_all, year: string, rest: string) => `${Number(year) + 1}-${rest}`,
      );
    const nextName = 'INTEGRATED_FILING_INDAS_1670001_20052026064321_WEB.xml';
    /** More debt and less of other payables. */
    const revised = () =>
      moved(moved(zydus, 1_000_000_000, borrowed), -1_000_000_000, 'OtherCurrentFinancialLiabilities OneI');
    const versions = async () => {
      const of2025 = and(eq(filings.isin, isins.zydus), eq(filings.periodEnd, '2025-03-31'));
      const [stands] = await tested.app.db.select().from(filings).where(of2025);
      const before = await tested.app.db.select().from(replacedFilings);
      return { stands, before };
    };

    it.each(['in the order of filing', 'the other way about'])('keeps both versions, %s', async (order) => {
      const files = [
        [zydus, zydusName],
        [revised(), revisedName],
      ] as const;
      for (const [text, name] of order === 'in the order of filing' ? files : [...files].reverse()) {
        expect((await tested.bring(text, name)).stored).toBe(1);
      }
      const { stands, before } = await versions();
      expect([stands?.document, stands?.amounts.borrowingsCurrent]).toEqual([revisedName, 32_695_000_000]);
      expect(before.map(({ document, amounts }) => [document, amounts.borrowingsCurrent])).toEqual([
        [zydusName, 31_695_000_000],
      ]);
      for (const [text, name] of files) {
        expect(await tested.bring(text, name)).toMatchObject({ stored: 0, unchanged: 1 });
      }
      const headers = await signedIn(tested.app, 'paro');
      const reply = await tested.app.inject({ url: '/api/stocks/ZYDUSLIFE/filings', headers });
      expect(
        reply.json<FilingsPage>().rows.map(({ source, isReplaced }) => [source.document, isReplaced]),
      ).toEqual([
        [revisedName, false],
        [zydusName, true],
      ]);
    });

    it('18 months later leaves the verdicts of later periods alone, and its history true', async () => {
      await tested.bring(zydus);
      await tested.bring(inYears(zydus), nextName);
      const before = await tested.judged(isins.zydus);
      expect((await tested.bring(revised(), revisedName)).stored).toBe(1);
      expect((await tested.judged(isins.zydus)).map((verdict) => verdict?.receipt)).toEqual(
        before.map((verdict) => verdict?.receipt),
      );
      // a history that starts again has the accounts of each time
      await tested.app.db.delete(verdicts);
      await tested.judged(isins.zydus);
      const history = await tested.app.db
        .select()
        .from(verdicts)
        .where(and(eq(verdicts.isin, isins.zydus), eq(verdicts.standard, 'TASIS')))
        .orderBy(asc(verdicts.id));
      expect(history.map(({ factsAsOf, inputs }) => [factsAsOf, inputs?.filing?.source.document])).toEqual(
        expect.arrayContaining([
          ['2025-05-20', zydusName],
          ['2026-05-20', nextName],
        ]),
      );
      expect(history.map(({ inputs }) => inputs?.filing?.source.document)).not.toContain(revisedName);
    });

    it('decides again where no later period is on file', async () => {
      await tested.bring(zydus);
      await tested.judged(isins.zydus);
      await tested.bring(revised(), revisedName);
      const [tasis] = await tested.judged(isins.zydus);
      expect(tasis?.ratios.find(({ id }) => id === 'debt')?.numerator.valueRupees).toBe(32_695_000_000);
    });
  });
});
