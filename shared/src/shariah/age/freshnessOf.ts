import type { Freshness } from '@tayyib/shared/contracts';
import { addDays, addMonths, spokenDay } from '../../calendar';
import type { ReceiptInputs, Standard } from '../types';

/** The freshness of a verdict from its inputs; null without accounts, or by an edition without limits. */
export function freshnessOf(
  { filing, age, interim }: Pick<ReceiptInputs, 'filing' | 'age' | 'interim'>,
  { freshness, accountsMaxAgeMonths }: Standard,
): Freshness | null {
  if (filing === null || age === undefined) return null;
  const { state, since, newerDue } = age;
  return {
    state: state === 'too_old' ? 'outdated' : state,
    accountsTo: filing.periodEnd,
    since,
    decidesUntil: addMonths(filing.periodEnd, accountsMaxAgeMonths),
    newerDue:
      newerDue === null
        ? null
        : { periodEnd: newerDue, publishedBy: addDays(newerDue, freshness?.filingDays ?? 0) },
    newerOnFile:
      interim === undefined
        ? null
        : { periodEnd: interim.periodEnd, publishedOn: interim.source.publishedOn },
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
}: Freshness): string[] {
  if (state === 'fresh' || since === null) return [];
  const are = state === 'ageing' ? 'are ageing' : 'are outdated';
  const sentences = [`The accounts to ${spokenDay(accountsTo)} ${are} since ${spokenDay(since)}.`];
  if (newerDue !== null) {
    sentences.push(
      `Those to ${spokenDay(newerDue.periodEnd)} had to be published by ${spokenDay(newerDue.publishedBy)}; we do not have them.`,
    );
  }
  sentences.push(
    newerOnFile === null
      ? 'We have no later balance sheet.'
      : `The newest balance sheet we have is that to ${spokenDay(newerOnFile.periodEnd)}, which does not cover a full audited year, so it does not decide.`,
  );
  if (since <= decidesUntil)
    sentences.push(`The accounts to ${spokenDay(accountsTo)} decide until ${spokenDay(decidesUntil)}.`);
  return sentences;
}

/** The sentences of `freshnessSentences` as one reason of a verdict; none for fresh accounts. */
export function freshnessInWords(freshness: Freshness): string[] {
  const sentences = freshnessSentences(freshness);
  return sentences.length === 0 ? [] : [sentences.join(' ')];
}
