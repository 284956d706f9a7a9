import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { OnErasure } from './remainders';
import { remainders } from './remainders';

/** One table that says something of people, and how to find what it says of one. */
export interface Holding {
  /** Its name in the database. */
  table: string;
  /** What an export calls it. */
  title: string;
  /** What its person is told goes, where the title does not say it. */
  inWords?: string;
  /** The rows of one person. */
  isOf: (userId: string) => SQL;
  /** Columns that open accounts or are of no meaning to a person: never in an export. */
  leavesOut?: readonly string[];
  /** Where it says nothing, the rows are gone with the account: every reference on the way to it cascades. */
  onErasure?: OnErasure;
}

const byUser = (userId: string) => sql`user_id = ${userId}`;
const byOwnAddress = (column: SQL) => (userId: string) =>
  sql`${column} in (select lower(email) from users where id = ${userId} union select phone from users where id = ${userId})`;

const books = { does: 'keep', remainder: remainders.books } as const;
const work = { does: 'keep', remainder: remainders.work } as const;
const signed = (...columns: string[]): OnErasure => ({
  does: 'keep',
  remainder: remainders.signed,
  columns,
});

/**
 * Every table that holds personal data. A test compares it with the database: a feature that keeps something of people has to
 * add itself, is in everybody's export from then on, and goes when its person is erased unless it says why not.
 */
export const personalData: readonly Holding[] = [
  {
    table: 'users',
    title: 'account',
    isOf: (userId) => sql`id = ${userId}`,
    leavesOut: ['password_hash'],
  },
  { table: 'avatars', title: 'picture', isOf: byUser },
  { table: 'consent_events', title: 'consents', isOf: byUser },
  {
    table: 'external_identities',
    title: 'otherWaysIn',
    inWords: 'Your way in with Google or Apple',
    isOf: byUser,
  },
  {
    table: 'sessions',
    title: 'sessions',
    isOf: byUser,
    leavesOut: ['token_hash', 'previous_token_hash', 'privileges'],
  },
  { table: 'devices', title: 'devices', isOf: byUser },
  {
    table: 'one_time_links',
    title: 'linksByMail',
    inWords: 'Links we mailed to you',
    isOf: byUser,
    leavesOut: ['token_hash', 'browser_hash'],
  },
  {
    table: 'one_time_codes',
    title: 'codesSent',
    inWords: 'Codes we sent you',
    isOf: byOwnAddress(sql`target`),
    leavesOut: ['code_hash', 'holder_hash'],
    onErasure: { does: 'remove' },
  },
  {
    table: 'registrations',
    title: 'registrationsBegun',
    inWords: 'Sign-ups begun with your email',
    isOf: byOwnAddress(sql`lower(email)`),
    leavesOut: ['password_hash'],
    onErasure: { does: 'remove' },
  },
  {
    table: 'send_allowances',
    title: 'messagesCounted',
    inWords: 'How often we wrote to you',
    isOf: byOwnAddress(sql`target`),
    onErasure: { does: 'remove' },
  },
  {
    table: 'messages',
    title: 'messagesToYou',
    isOf: byOwnAddress(sql`lower(recipient)`),
    leavesOut: ['body', 'last_error'],
    onErasure: { does: 'remove' },
  },
  { table: 'watchlists', title: 'watchlists', isOf: byUser },
  {
    table: 'watchlist_stocks',
    title: 'watchedStocks',
    isOf: (userId) => sql`watchlist_id in (select id from watchlists where user_id = ${userId})`,
  },
  { table: 'notifications', title: 'notifications', isOf: byUser, leavesOut: ['transaction'] },
  { table: 'saved_screens', title: 'savedScreens', isOf: byUser, leavesOut: ['found_by'] },
  {
    table: 'screen_changes',
    title: 'screenChanges',
    inWords: 'What changed in screens you follow',
    isOf: (userId) => sql`screen_id in (select id from saved_screens where user_id = ${userId})`,
  },
  { table: 'custom_ratios', title: 'ownRatios', inWords: 'Your own ratios', isOf: byUser },
  { table: 'advisor_questions', title: 'questionsToTheAdvisor', isOf: byUser, leavesOut: ['answered_by'] },
  {
    table: 'calls',
    title: 'calls',
    isOf: (userId) => sql`caller_id = ${userId} or callee_id = ${userId}`,
    leavesOut: ['held'],
  },
  {
    table: 'group_rooms',
    title: 'groupRooms',
    isOf: (userId) => sql`opened_by = ${userId}`,
    leavesOut: ['held'],
  },
  { table: 'group_messages', title: 'groupMessages', isOf: byUser },
  { table: 'call_messages', title: 'callMessages', isOf: (userId) => sql`author_id = ${userId}` },
  { table: 'call_blocks', title: 'blockedCallers', isOf: byUser },
  {
    table: 'consultation_slots',
    title: 'consultationTimesOffered',
    isOf: (userId) => sql`advisor_id = ${userId}`,
  },
  { table: 'consultations', title: 'consultations', isOf: byUser },
  { table: 'posts', title: 'posts', isOf: (userId) => sql`author = ${userId}` },
  { table: 'orders', title: 'orders', isOf: byUser, onErasure: books },
  { table: 'subscriptions', title: 'subscriptions', isOf: byUser },
  {
    table: 'invoices',
    title: 'invoices',
    isOf: byUser,
    onErasure: { ...books, overwrite: { buyer_name: 'Erased', buyer_email: '' } },
  },
  {
    table: 'refunds',
    title: 'refunds',
    isOf: (userId) => sql`order_id in (select id from orders where user_id = ${userId})`,
    onErasure: books,
  },
  {
    table: 'billing_events',
    title: 'billingEvents',
    isOf: byUser,
    onErasure: { ...books, columns: ['user_id'] },
  },
  {
    table: 'audit_log',
    title: 'securityEvents',
    isOf: byUser,
    onErasure: { does: 'keep', remainder: remainders.securityLog, columns: ['user_id', 'actor'] },
  },
  {
    table: 'standard_editions',
    title: 'standardsWritten',
    isOf: (userId) => sql`created_by = ${userId} or published_by = ${userId}`,
    onErasure: signed('created_by', 'published_by'),
  },
  {
    table: 'verdict_overrides',
    title: 'verdictsSigned',
    isOf: (userId) => sql`advisor_id = ${userId} or lifted_by_id = ${userId}`,
    onErasure: signed('advisor_id', 'signed_by', 'lifted_by', 'lifted_by_id'),
  },
  {
    table: 'business_fact_records',
    title: 'factsRecorded',
    isOf: (userId) => sql`recorded_by_id = ${userId}`,
    onErasure: signed('recorded_by_id', 'recorded_by'),
  },
  {
    table: 'module_named_people',
    title: 'modulesNamedFor',
    inWords: 'Parts of the app you were chosen to try first',
    isOf: byUser,
  },
  {
    table: 'module_versions',
    title: 'modulesPublished',
    isOf: (userId) => sql`added_by = ${userId}`,
    leavesOut: ['release'],
    onErasure: work,
  },
  {
    table: 'module_changes',
    title: 'modulesChanged',
    isOf: (userId) => sql`actor = ${userId}`,
    onErasure: { ...work, columns: ['actor'] },
  },
  {
    table: 'module_overrides',
    title: 'testLinksMade',
    isOf: (userId) => sql`created_by = ${userId}`,
    leavesOut: ['versions'],
    onErasure: work,
  },
];
