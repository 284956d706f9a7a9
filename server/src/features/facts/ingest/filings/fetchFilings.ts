import { indianDay } from '@tayyib/shared/values/calendar';
import { CooperativePace } from '../../../../lib/CooperativePace';
import { filingPriorities } from '../../../../database/schema/facts/filingTables';
import { xbrl } from '../feeds/xbrl/xbrl';
import type { FetchContext } from '../fetching/FetchContext';
import { ingestBytes } from '../fetching/ingestBytes';
import { underHostLock } from '../fetching/underHostLock';
import { notifyFactsChanged } from '../importing/importFiles';
import { judgePending } from '../importing/judgePending';
import type { DocumentResult } from './fetchDocument';
import { fetchDocument } from './fetchDocument';
import { atHostPace, noteAnswer, noteFailure } from './hosts/hostPace';
import type { WaitingFiling } from './knownFilingsRepository';
import {
  finishFiling,
  finishImported,
  isImportedElsewhere,
  nextDueFiling,
  postponeFiling,
} from './knownFilingsRepository';

/** `idle`: nothing is due. `refused`: the host must not be requested now. `busy`: another server is at it. */
export type FetchingResult = 'idle' | 'refused' | 'busy' | 'out-of-time';

/**
 * Fetches and imports the documents that are due at one host, one after the other. Runs on one server at a time. If
 * it is killed, the document in progress stays pending, and the next run repeats that one request.
 * @param budgetMs no request begins later than this after the start
 */
export async function fetchFilings(
  context: FetchContext,
  host: string,
  budgetMs = Infinity,
): Promise<FetchingResult> {
  const deadline = performance.now() + budgetMs;
  for (;;) {
    const result =
      (await underHostLock(context.pool, `documents of ${host}`, () =>
        fetchUntil(context, host, deadline),
      )) ?? 'busy';
    // a filing that was listed just before the lock was released found it taken
    if (result !== 'idle' || (await nextDueFiling(context, host)) === undefined) return result;
  }
}

async function fetchUntil(context: FetchContext, host: string, deadline: number): Promise<FetchingResult> {
  let isToJudge = false;
  try {
    for (;;) {
      context.ending?.throwIfAborted();
      const first = await nextDueFiling(context, host);
      if (first === undefined) return 'idle';
      if (performance.now() >= deadline) return 'out-of-time';
      if (await isImportedElsewhere(context.db, first)) {
        const reason = 'The same filing was imported from the other exchange.';
        await finishFiling(context.db, first, 'duplicate', reason, context.now());
        continue;
      }
      const isBackfill = first.priority === filingPriorities.backfill;
      const turn = await atHostPace(context, host, { isBackfill }, async () => {
        // one announced while this waited for its turn goes first
        const filing = (await nextDueFiling(context, host)) ?? first;
        return { filing, result: await fetchDocument(context, filing.address) };
      });
      if (turn.kind === 'refused') return 'refused';
      const { filing, result } = turn.result;
      const isStored = await settle(context, host, filing, result);
      if (isStored && filing.priority > filingPriorities.backfill) await judge(context);
      else isToJudge ||= isStored;
    }
  } finally {
    // a backfill is judged by the run, not by the document
    if (isToJudge && context.ending?.aborted !== true) await judge(context);
  }
}

/** Records what came of a request. Returns whether new facts were stored. */
async function settle(
  context: FetchContext,
  host: string,
  filing: WaitingFiling,
  result: DocumentResult,
): Promise<boolean> {
  const { db, now } = context;
  switch (result.kind) {
    case 'file':
      await noteAnswer(context, host);
      return importDocument(context, filing, result);
    case 'missing':
    case 'refused':
      await noteAnswer(context, host);
      await finishFiling(db, filing, result.kind, result.reason, now());
      return false;
    case 'again':
      if (result.isHostTrouble) await noteFailure(context, host, result);
      await postponeFiling(context, filing, result.reason);
      return false;
  }
}

async function importDocument(
  context: FetchContext,
  filing: WaitingFiling,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<boolean> {
  const { db, now, ending } = context;
  const at = now();
  const report = await ingestBytes(
    context,
    xbrl,
    { name, bytes, asOf: indianDay(at) },
    {
      ending,
      alongside: async (transaction, [touched], { refused }) => {
        const [refusal] = refused;
        await (refusal === undefined
          ? finishImported(transaction, filing, { document: name, touched, at })
          : finishFiling(transaction, filing, 'refused', refusal.reason, at));
      },
    },
  );
  if (report.outcome === 'refused')
    await finishFiling(db, filing, 'refused', report.refused[0]?.reason ?? null, at);
  return report.stored > 0;
}

async function judge({ db, ending }: FetchContext): Promise<void> {
  await judgePending(db, false, new CooperativePace(ending));
  await notifyFactsChanged(db, [{ stored: 1 }]);
}
