import { notifications } from '../../../database/schema/social/notificationTables';
import { alertEvents } from '../../../database/schema/facts/verdictsTables';
import { nobodysId } from '../idIn';
import type { MatrixRows } from '../MatrixRow';
import { people } from '../MatrixRow';
import type { Subject } from '../subject';

/** Reliance Industries, which is in the sample. */
const isin = 'INE002A01018';
const change = { isin, standard: 'TASIS', from: 1, to: 2, cause: 'A test' } as const;

const told = async ({ app, userId }: Subject) => {
  const [event] = await app.db.insert(alertEvents).values(change).returning();
  const [row] = await app.db
    .insert(notifications)
    .values({ userId, alertEventId: event?.id ?? 0 })
    .returning();
  return { params: { id: row ? String(row.id) : nobodysId } };
};
const upTo = () => ({ payload: { upTo: '1' } });

/** Alerts, for every account. */
export const notificationRows: MatrixRows = {
  'GET /api/getnotification': people(200),
  'PUT /api/notifications/:id/visited': people(200, { others: 404, ask: told }),
  'POST /api/notifications/visited': people(200, { ask: upTo }),
  'POST /api/notifications/clear': people(200, { ask: upTo }),
  'POST /api/notifications/restore': people(200, {
    ask: () => ({ payload: { clearedAt: '2026-11-21T06:00:00.000Z' } }),
  }),
};
