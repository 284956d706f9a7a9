import { standardIds } from '@tayyib/shared/shariah';
import type { Verdict } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../../testing';
import { filings, securities } from '../../../../database/schema/facts/factsTables';
import { recomputeVerdicts } from '../../verdicts/judging/recomputeVerdicts';
import { currentVerdict } from '../../verdicts/verdictsRepository';
import type { FeedReport } from '../feeds/runFeed';
import { importInvented } from './invented/inventedFiles';
import { integratedFilings } from './invented/inventedFilings';

const today = '2026-11-21';
/** An app whose listed companies are all pharmaceutical ones, so that only accounts decide; and the importer over its database. */
export class IntegratedApp {
  private constructor(readonly app: FastifyInstance) {}

  static async open(): Promise<IntegratedApp> {
    const opened = new IntegratedApp(await buildTestApp());
    await importInvented(opened.app.db, 'nse-list', 'lists/EQUITY_L.csv');
    await opened.app.db.update(securities).set({
      sector: 'Healthcare',
      industry: 'Healthcare',
      industryGroup: 'Pharmaceuticals & Biotechnology',
      industrySubgroup: 'Pharmaceuticals',
      classDocument: 'a list',
      classAsOf: '2024-06-01',
    });
    return opened;
  }

  /** Imports a filing, by default under the name of that of Misal Pharma. */
  bring(text: string, name: string = integratedFilings.MISALPHARM.name): Promise<FeedReport> {
    return importInvented(this.app.db, 'xbrl', name, { content: text, asOf: today });
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
}
