import type { StaffSupportRequest, SupportRequest, SupportState } from '@tayyib/shared/contracts';
import { maxOpenSupportRequests, maxSupportMessages } from '@tayyib/shared/limits';
import { supportOrder } from '@tayyib/shared/plans';
import { and, asc, count, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../database/client';
import { users } from '../../../database/schema/accounts/identityTables';
import { supportMessages, supportRequests } from '../../../database/schema/community/supportTables';

const newestShown = 50;
const queueShown = 50;

type RequestRow = typeof supportRequests.$inferSelect;
type MessageRow = typeof supportMessages.$inferSelect;

/** Stores a request. Undefined where its user has as many that are not closed as allowed; the caller locks the user. */
export async function addRequest(
  transaction: Transaction,
  { text, at, ...request }: Pick<RequestRow, 'userId' | 'topic' | 'code'> & { text: string; at: Date },
): Promise<SupportRequest | undefined> {
  const isUnclosed = and(eq(supportRequests.userId, request.userId), ne(supportRequests.state, 'closed'));
  if ((await transaction.$count(supportRequests, isUnclosed)) >= maxOpenSupportRequests) return undefined;
  const [row] = await transaction
    .insert(supportRequests)
    .values({ ...request, state: 'open', createdAt: at, since: at })
    .returning();
  if (!row) return undefined;
  await transaction.insert(supportMessages).values({ requestId: row.id, isFromStaff: false, text, at });
  return withMessages(transaction, row);
}

/** A request, locked until the transaction ends; of this user only, where one is given. */
export async function lockRequest(
  transaction: Transaction,
  id: string,
  userId?: string,
): Promise<RequestRow | undefined> {
  const [row] = await transaction
    .select()
    .from(supportRequests)
    .where(
      and(eq(supportRequests.id, id), userId === undefined ? undefined : eq(supportRequests.userId, userId)),
    )
    .for('update');
  return row;
}

/** Adds a message to a locked request. Returns false where it has as many as allowed. */
export async function addMessage(
  transaction: Transaction,
  message: Pick<MessageRow, 'requestId' | 'isFromStaff' | 'text' | 'at'>,
): Promise<boolean> {
  const written = await transaction.$count(supportMessages, eq(supportMessages.requestId, message.requestId));
  if (written >= maxSupportMessages) return false;
  await transaction.insert(supportMessages).values(message);
  return true;
}

/** Moves a locked request into a state. A request that is in it already keeps its time. */
export async function moveRequest(
  transaction: Transaction,
  row: RequestRow,
  { state, at }: { state: SupportState; at: Date },
): Promise<SupportRequest> {
  if (row.state === state) return withMessages(transaction, row);
  await transaction.update(supportRequests).set({ state, since: at }).where(eq(supportRequests.id, row.id));
  return withMessages(transaction, { ...row, state, since: at });
}

/** A user's own requests, newest first. */
export async function requestsOf(db: Database, userId: string): Promise<SupportRequest[]> {
  const rows = await db
    .select()
    .from(supportRequests)
    .where(eq(supportRequests.userId, userId))
    .orderBy(desc(supportRequests.createdAt))
    .limit(newestShown);
  const messages = await messagesOf(db, rows);
  return rows.map((row) => toWire(row, messages));
}

/** Requests in one state for staff: open ones by the plan of their user and then by age, the others with the latest change first. */
export async function readQueue(db: Database, state: SupportState): Promise<StaffSupportRequest[]> {
  const order: SQL[] =
    state === 'open'
      ? [
          sql`array_position(${sql.param([...supportOrder])}::text[], ${users.plan})`,
          asc(supportRequests.since),
        ]
      : [desc(supportRequests.since)];
  const rows = await db
    .select({
      request: supportRequests,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      plan: users.plan,
    })
    .from(supportRequests)
    .innerJoin(users, eq(users.id, supportRequests.userId))
    .where(eq(supportRequests.state, state))
    .orderBy(...order, asc(supportRequests.id))
    .limit(queueShown);
  const messages = await messagesOf(
    db,
    rows.map(({ request }) => request),
  );
  return rows.map(({ request, firstName, lastName, email, plan }) => ({
    ...toWire(request, messages),
    since: request.since.toISOString(),
    user: { name: `${firstName} ${lastName}`.trim(), email, plan },
  }));
}

/** How many requests there are in each state. */
export async function countStates(db: Database): Promise<Record<SupportState, number>> {
  const rows = await db
    .select({ state: supportRequests.state, count: count() })
    .from(supportRequests)
    .groupBy(supportRequests.state);
  const of = (state: SupportState) => rows.find((row) => row.state === state)?.count ?? 0;
  return { open: of('open'), answered: of('answered'), closed: of('closed') };
}

async function withMessages(db: Queryable, row: RequestRow): Promise<SupportRequest> {
  return toWire(row, await messagesOf(db, [row]));
}

async function messagesOf(db: Queryable, requests: readonly { id: string }[]): Promise<MessageRow[]> {
  if (requests.length === 0) return [];
  return db
    .select()
    .from(supportMessages)
    .where(
      inArray(
        supportMessages.requestId,
        requests.map(({ id }) => id),
      ),
    )
    .orderBy(asc(supportMessages.id));
}

const toWire = (
  { id, topic, state, code, createdAt }: RequestRow,
  messages: readonly MessageRow[],
): SupportRequest => ({
  id,
  topic,
  state,
  code,
  createdAt: createdAt.toISOString(),
  messages: messages
    .filter(({ requestId }) => requestId === id)
    .map((message) => ({
      id: String(message.id),
      text: message.text,
      at: message.at.toISOString(),
      isFromStaff: message.isFromStaff,
    })),
});
