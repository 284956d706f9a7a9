import type { PostBody, ReportReason } from '@tayyib/shared/contracts';
import { maxThreadsADay, postsBeforeLinks } from '@tayyib/shared/limits';
import { indianDay, spokenDay } from '@tayyib/shared/values/calendar';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Database, Queryable } from '../../../database/client';
import { users } from '../../../database/schema/accounts/identityTables';
import { postReports, posts } from '../../../database/schema/community/communityTables';
import { dayMs } from '../../../lib/durations';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { hasConsent } from '../../accounts/consents/consentRepository';
import { hasLinks, parsePost } from './parsePost';
import { silenceOf } from './sanctions';

const termsFirst = () =>
  new ProblemError(
    403,
    'community-terms-needed',
    'Please read the community’s terms and agree to them first.',
  );
const silenced = (reason: string, until: Date) =>
  new ProblemError(
    403,
    'community-silenced',
    `You may not write here until ${spokenDay(indianDay(until))}: ${reason}. The community’s page has a form to appeal.`,
  );
const linksNotYet = () =>
  new ProblemError(
    403,
    'links-not-yet',
    `Links are accepted from members who have written ${postsBeforeLinks} posts. Please leave them out for now.`,
    'text',
  );
const tooManyThreads = () =>
  new ProblemError(
    429,
    'too-many-threads',
    `You have begun ${maxThreadsADay} threads in a day. Please wait until tomorrow, or reply in one of them.`,
  );

/** How many posts of a member stand, besides this one. */
const countPosts = (db: Queryable, userId: string, besides = 0n): Promise<number> =>
  db.$count(posts, and(eq(posts.author, userId), isNull(posts.deletedAt), ne(posts.id, besides)));

/** Whether links are accepted from a member: those who have written before, and users with a role. */
export async function mayLink(db: Queryable, userId: string): Promise<boolean> {
  const [account] = await db.select({ roles: users.roles }).from(users).where(eq(users.id, userId));
  return (account?.roles.length ?? 0) > 0 || (await countPosts(db, userId)) >= postsBeforeLinks;
}

/** Throws a problem where a member may not write this: without consent, kept from writing, or with links from a new account. */
export async function assertMayWrite(
  db: Database,
  userId: string,
  { text, now }: { text: string; now: Date },
): Promise<void> {
  if (!(await hasConsent(db, userId, 'community-terms'))) throw termsFirst();
  const silence = await silenceOf(db, userId, now);
  if (silence) throw silenced(silence.reason, silence.until);
  if (hasLinks(parsePost(text)) && !(await mayLink(db, userId))) throw linksNotYet();
}

/** Throws a problem where a member has begun as many threads as a day allows. */
export async function assertMayBegin(
  db: Database,
  userId: string,
  { body, now }: { body: PostBody; now: Date },
): Promise<void> {
  if (body.replyTo !== undefined) return;
  const since = new Date(now.getTime() - dayMs);
  const begun = await db.$count(
    posts,
    and(eq(posts.author, userId), isNull(posts.thread), gt(posts.createdAt, since)),
  );
  if (begun >= maxThreadsADay) throw tooManyThreads();
}

/** Words of those who sell: staff look at the post, which stands meanwhile. */
const sellingWords = [
  /\b(guaranteed|assured|sure[- ]?shot|risk[- ]?free)\b.{0,30}\b(returns?|profits?|income|gains?)\b/i,
  /\b(double|triple|10x)\b.{0,20}\b(money|investment|capital)\b/i,
  /\b(whats\s?app|telegram|t\.me|wa\.me)\b/i,
  /\b(dm|call|message|contact)\s+me\b/i,
  /\b(paid|premium|vip)\s+(group|channel|tips|calls)\b/i,
  /\b(jackpot|multibagger)\s+(tip|call|stock)s?\b/i,
  /(?<!\d)(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/,
];
const sells = (text: string): boolean => sellingWords.some((words) => words.test(text));

/** Adds to the queue of staff what they have to look at: a member’s first post, and words of those who sell. */
export async function queueFindings(
  db: Queryable,
  { id, author, text, at }: { id: bigint; author: string; text: string; at: Date },
): Promise<void> {
  const reasons: ReportReason[] = [];
  if ((await countPosts(db, author, id)) === 0) reasons.push('first-post');
  if (sells(text)) reasons.push('selling-words');
  if (reasons.length > 0)
    await db
      .insert(postReports)
      .values(reasons.map((reason) => ({ postId: id, reporter: null, reason, at })));
}
