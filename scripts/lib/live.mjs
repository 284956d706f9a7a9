import { setTimeout as pause } from 'node:timers/promises';

/** The server fetches official files on their schedules, and once the filings of all companies. */
export const liveSettings = { FEEDS: 'on', FEEDS_BACKFILL: 'on' };

const everyMs = 60_000;

/**
 * One line of how far the accounts are, as /status shows it.
 * @param {{
 *   year: string, companies: number, withAccounts: number,
 *   backfill: { state: string, companies: number, companiesDone: number, secondsLeft: number | null } | null,
 * }} accounts
 */
function accountsInWords({ year, companies, withAccounts, backfill }) {
  const onFile = `${withAccounts} of ${companies} companies have accounts of the year to ${year}`;
  if (backfill === null) return `${onFile}.`;
  if (backfill.state === 'finished') return `${onFile}; the filings of all companies were fetched.`;
  const left =
    backfill.secondsLeft === null ? '' : `, about ${Math.ceil(backfill.secondsLeft / 60)} minutes left`;
  const isPaused = backfill.state === 'paused' ? ' (paused at /staff/feeds)' : '';
  return `${onFile}; filings fetched of ${backfill.companiesDone} of ${backfill.companies} companies${left}${isPaused}.`;
}

/** Prints how far the accounts are whenever that changed, until the backfill is finished. @param {string} address without a path */
export async function reportAccounts(address) {
  let before = '';
  for (;;) {
    const reply = await fetch(`${address}/api/status`).catch(() => undefined);
    if (reply?.ok) {
      const { accounts } = await reply.json();
      const sentence = accountsInWords(accounts);
      if (sentence !== before) console.log(sentence);
      before = sentence;
      if (accounts.backfill?.state === 'finished') return;
    }
    await pause(everyMs);
  }
}
