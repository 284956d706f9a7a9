import { standardIds } from '@tayyib/shared/shariah';
import type { Verdict } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../../testing';
import { filings, securities } from '../../../../database/schema/facts/factsTables';
import { recomputeVerdicts } from '../../verdicts/judging/recomputeVerdicts';
import { currentVerdict } from '../../verdicts/verdictsRepository';
import { nseFile } from '../feedFixtures';
import type { FeedReport } from '../feeds/runFeed';
import { runFeed } from '../feeds/runFeed';
import { sourceFile } from '../feeds/SourceFile';
import { feedByName } from '../importing/importFiles';
import { nameOf } from './integratedFiles';

const today = '2026-11-21';
export const isins = {
  reliance: 'INE002A01018',
  zydus: 'INE010B01027',
  bajaj: 'INE296A01032',
  hdfc: 'INE040A01034',
  tcs: 'INE467B01029',
};
const listed = nseFile(
  `RELIANCE,Reliance Industries Limited,EQ,29-NOV-1995,10,1,${isins.reliance},10`,
  `ZYDUSLIFE,Zydus Lifesciences Limited,EQ,18-APR-2000,1,1,${isins.zydus},1`,
  `BAJFINANCE,Bajaj Finance Limited,EQ,01-APR-2003,1,1,${isins.bajaj},1`,
  `HDFCBANK,HDFC Bank Limited,EQ,08-NOV-1995,1,1,${isins.hdfc},1`,
  `TCS,Tata Consultancy Services Limited,EQ,25-AUG-2004,1,1,${isins.tcs},1`,
);

/** An app whose listed companies are all pharmaceutical ones, so that only accounts decide; and the importer over its database. */
export class IntegratedApp {
  private constructor(readonly app: FastifyInstance) {}

  static async open(): Promise<IntegratedApp> {
    const opened = new IntegratedApp(await buildTestApp());
    await opened.#bring('nse-list', 'EQUITY_L.csv', listed);
    await opened.app.db.update(securities).set({
      ...{ sector: 'Healthcare', industry: 'Healthcare', industryGroup: 'Pharmaceuticals & Biotechnology' },
      ...{ industrySubgroup: 'Pharmaceuticals', classDocument: 'a list', classAsOf: '2024-06-01' },
    });
    return opened;
  }

  /** Imports a filing, by default under the name of that of Zydus. */
  bring(text: string, name: string = nameOf('ZYDUSLIFE')): Promise<FeedReport> {
    return this.#bring('xbrl', name, text);
  }

  /** Why a filing is refused, of which nothing may be stored. */
  async reasonFor(text: string, name?: string): Promise<string | undefined> {
    const { stored, refused } = await this.bring(text, name);
    expect(stored).toBe(0);
    expect(await this.app.db.$count(filings)).toBe(0);
    return refused[0]?.reason;
  }

  async onlyFiling() {
    return (await this.app.db.select().from(filings))[0];
  }

  /** The verdicts of a company by every standard, TASIS first. */
  async judged(isin: string): Promise<(Verdict | undefined)[]> {
    await recomputeVerdicts(this.app.db, [isin], 'A test', today);
    return Promise.all(standardIds.map((standard) => currentVerdict(this.app.db, isin, standard)));
  }

  async #bring(name: string, file: string, text: string): Promise<FeedReport> {
    const feed = feedByName(name);
    if (feed === undefined) throw new Error(`There is no feed ${name}.`);
    return runFeed(this.app.db, feed, sourceFile(file, Buffer.from(text), today));
  }
}
