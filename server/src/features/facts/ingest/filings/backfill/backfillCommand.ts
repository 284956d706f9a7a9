import { addMonths, indianDay, isCalendarDay } from '@tayyib/shared/values/calendar';
import { readConfig } from '../../../../../config/config';
import { openForImport } from '../../../../../database/openForImport';
import { contextOf } from '../../fetching/FetchContext';
import { progressInWords } from './backfillProgress';
import { defaultMonths } from './backfillRepository';
import { runBackfill } from './runBackfill';

/** `npm run import -- filings --backfill`: runs a backfill to its end, or resumes the one in progress. */
export async function backfillCommand(since: string | undefined): Promise<number> {
  const from = since ?? addMonths(indianDay(new Date()), -defaultMonths);
  if (!isCalendarDay(from)) {
    console.error(`--since ${from} is not a day: write it as YYYY-MM-DD.`);
    return 2;
  }
  const config = readConfig(process.env);
  const store = await openForImport(config, (sentence) => console.log(sentence));
  try {
    const progress = await runBackfill(contextOf(config, store.db, store.pool), from, (now) =>
      console.log(progressInWords(now)),
    );
    if (progress.state === 'paused') console.log('It is paused; staff resume it at /staff/feeds.');
    return 0;
  } finally {
    await store.close();
  }
}
