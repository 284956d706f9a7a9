import type { FastifyInstance } from 'fastify';
import { settleEvents, signedIn } from '../../../testing';
import { adoptShippedEditions } from '../../facts/verdicts/standards/adoptShippedEditions';
import { isinOf, judgeCompany, listCompanies } from '../watchlists/watchlistFixtures';

/** Lists compliant companies without further facts. */
export async function listCompliant(app: FastifyInstance, count: number): Promise<void> {
  await adoptShippedEditions(app.db);
  await listCompanies(app, count);
  for (let each = 1; each <= count; each++)
    await judgeCompany(app, isinOf(each), 1, 'Nothing speaks against it.');
}

/** An advisor overrides a verdict. If it changes, watchers are notified. */
export async function decide(app: FastifyInstance, isin: string, status: 1 | 2 | 3): Promise<void> {
  const reply = await app.inject({
    method: 'POST',
    url: `/api/staff/stocks/${isin}/overrides`,
    headers: await signedIn(app, 'adil'),
    payload: { standard: 'TASIS', action: 'override', status, reason: 'Its annual report says so' },
  });
  if (reply.statusCode !== 201) throw new Error(`The advisor was refused: ${reply.body}`);
  await settleEvents(app, 'verdict.changed');
}
