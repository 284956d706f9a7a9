import type { AccountsStatus } from '@tayyib/shared/contracts';
import { formatCount, formatDay } from '@tayyib/shared/values/format';

/** How many companies have accounts of this year, and how far fetching the others is. */
export function accountsInWords({ year, companies, withAccounts, backfill }: AccountsStatus): string {
  const onFile = `${formatCount(withAccounts)} of ${formatCount(companies)} companies have accounts of the year to ${formatDay(year)} on file.`;
  if (backfill === null) return `${onFile} The others are judged on older accounts, or are under review.`;
  if (backfill.state === 'finished') return `${onFile} The filings of all companies were fetched.`;
  const { companiesDone, companies: listed, secondsLeft, state } = backfill;
  const paused = state === 'paused' ? ' Fetching is paused.' : '';
  const left = secondsLeft === null ? '' : `, about ${formatCount(Math.ceil(secondsLeft / 60))} minutes left`;
  return `${onFile} Filings are being fetched: ${formatCount(companiesDone)} of ${formatCount(listed)} companies done${left}.${paused}`;
}
