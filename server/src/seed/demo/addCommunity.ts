import type { Database } from '../../database/client';
import { createPostRepository } from '../../features/community/posts/postRepository';

/** A short conversation of two demo accounts, which says that it is one. */
export async function addCommunity(
  db: Database,
  { askerId, memberId }: { askerId: string; memberId: string },
  now: Date,
): Promise<void> {
  const community = createPostRepository({ db, clock: { now: () => now } });
  const question = await community.add(askerId, {
    text: 'Demo post: how do you all purify dividends, at once when they arrive, or together with zakat once a year?',
  });
  if (question === null) return;
  await community.add(memberId, {
    text: 'Demo post: once a year, after the accounts are out. The purification page takes my portfolio, and the ledger says what is left.',
    replyTo: question.id,
  });
  await community.add(askerId, {
    text: 'Demo post: for anyone who holds ITC: the page of the stock says since when it is not compliant, and why.',
  });
}
