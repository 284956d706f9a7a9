import type { Freshness } from '@tayyib/shared/contracts';
import { addDays, addMonths, spokenDay } from '../../values/calendar';
import type { AgedAccounts } from '../filings/decidingAccounts';
import type { ReceiptInputs, Standard } from '../types';

/**
 * The freshness of a verdict from its inputs; null without accounts, or by an edition without limits.
 * @param deciding the accounts that decided it
 */
export function freshnessOf(
  { filing: newest, interim }: Pick<ReceiptInputs, 'filing' | 'interim'>,
  deciding: AgedAccounts | null,
  { freshness, accountsMaxAgeMonths }: Standard,
): Freshness | null {
  if (deciding?.age === undefined) return null;
  const { filing } = deciding;
  const { state, since, newerDue } = deciding.age;
  const inSummary = newest !== null && newest.periodEnd > filing.periodEnd ? newest : null;
  const isLater = interim !== undefined && interim.periodEnd > filing.periodEnd;
  return {
    state: state === 'too_old' ? 'outdated' : state,
    accountsTo: filing.periodEnd,
    since,
    decidesUntil: addMonths(filing.periodEnd, accountsMaxAgeMonths),
    newerDue:
      newerDue === null || newerDue <= (inSummary?.periodEnd ?? '')
        ? null
        : { periodEnd: newerDue, publishedBy: addDays(newerDue, freshness?.filingDays ?? 0) },
    newerOnFile: isLater ? { periodEnd: interim.periodEnd, publishedOn: interim.source.publishedOn } : null,
    ...(inSummary !== null && {
      newerInSummary: { periodEnd: inSummary.periodEnd, publishedOn: inSummary.source.publishedOn },
    }),
  };
}

/** Sentences on the age of the accounts: since when, that newer ones exist, and that it is we who lack them. */
export function freshnessSentences({
  state,
  accountsTo,
  since,
  decidesUntil,
  newerDue,
  newerOnFile,
  newerInSummary,
}: Freshness): string[] {
  if (state === 'fresh' || since === null) return [];
  const are = state === 'ageing' ? 'are ageing' : 'are outdated';
  const sentences = [`The accounts to ${spokenDay(accountsTo)} ${are} since ${spokenDay(since)}.`];
  if (newerDue !== null) {
    sentences.push(
      `Those to ${spokenDay(newerDue.periodEnd)} had to be published by ${spokenDay(newerDue.publishedBy)}; we do not have them.`,
    );
  }
  if (newerInSummary !== undefined) {
    sentences.push(
      `Those to ${spokenDay(newerInSummary.periodEnd)} we have in summary, which leaves open a figure that these decide.`,
    );
  } else if (newerOnFile === null) sentences.push('We have no later balance sheet.');
  if (newerOnFile !== null) {
    sentences.push(
      `The newest balance sheet we have is that to ${spokenDay(newerOnFile.periodEnd)}, which does not cover a full audited year, so it does not decide.`,
    );
  }
  if (since <= decidesUntil)
    sentences.push(`The accounts to ${spokenDay(accountsTo)} decide until ${spokenDay(decidesUntil)}.`);
  return sentences;
}

/** The sentences of `freshnessSentences` as one reason of a verdict; none for fresh accounts. */
export function freshnessInWords(freshness: Freshness): string[] {
  const sentences = freshnessSentences(freshness);
  return sentences.length === 0 ? [] : [sentences.join(' ')];
}
