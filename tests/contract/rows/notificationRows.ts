import { AlertsClearedReply, AlertsReply, WatchlistChangedReply } from '@tayyib/shared/contracts';
import { alertsApi } from '../../../shell/src/alerts/alertsApi';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../server/src/database/client';
import { decide } from '../../../server/src/features/personal/alerts/alertFixtures';
import { alerts } from '../../../server/src/database/schema/personal/alertTables';
import { statusChanges } from '../../../server/src/database/schema/facts/verdictsTables';
import { addAlert } from '../../../server/src/features/personal/alerts/addAlert';
import { userIdOf } from '../../../server/src/testing';
import { isinOf } from '../../../server/src/features/personal/watchlists/watchlistFixtures';
import type { Row } from './Row';

const { getAlerts, visitAlert, visitAlerts, clearAlerts, restoreAlerts } = alertsApi.endpoints;

/** The requests of the notification bell. */
export const notificationRows: Readonly<Record<string, Row>> = {
  getAlerts: {
    as: 'ann',
    route: 'GET /api/getnotification',
    reply: AlertsReply,
    ask: (send) => send(getAlerts.initiate()),
    learn: (body) => ({ alert: AlertsReply.parse(body).data[0]?.id ?? '' }),
  },
  visitAlert: {
    as: 'ann',
    route: 'PUT /api/notifications/:id/visited',
    reply: AlertsReply,
    ask: (send, { alert }) => send(visitAlert.initiate(alert)),
  },
  visitAlerts: {
    as: 'ann',
    route: 'POST /api/notifications/visited',
    reply: AlertsReply,
    ask: (send) => send(visitAlerts.initiate({ upTo: '1' })),
  },
  clearAlerts: {
    as: 'ann',
    route: 'POST /api/notifications/clear',
    reply: AlertsClearedReply,
    ask: (send) => send(clearAlerts.initiate({ upTo: '1' })),
  },
  restoreAlerts: {
    as: 'ann',
    route: 'POST /api/notifications/restore',
    reply: AlertsReply,
    ask: (send) => send(restoreAlerts.initiate({ clearedAt: new Date().toISOString() })),
  },
};

/** Notifies a user about a company of the sample data. */
export async function putAlert(db: Database, userId: string): Promise<void> {
  const change = { isin: 'INE002A01018', standard: 'TASIS', from: 1, to: 2, cause: 'A test' } as const;
  const [stored] = await db.insert(statusChanges).values(change).returning();
  if (stored) await db.insert(alerts).values({ userId, statusChangeId: stored.id });
}

/** Alerts Paro of something that is no row of its own. */
export async function putContent(app: FastifyInstance, kind: 'scanner' | 'broadcast'): Promise<void> {
  await addAlert(app.db, {
    userIds: [await userIdOf(app, 'paro')],
    key: `test:${kind}`,
    content: {
      kind,
      status: 3,
      alert_name: 'Test',
      scan_name: 'Test',
      scan_url: null,
      title: 'A test',
      description: 'A test.',
    },
  });
}

type Request = (method: 'POST', url: string, payload: object) => Promise<unknown>;

/** A user watches a company of `listCompliant`, and an advisor decides on it. */
export async function watchAChange(app: FastifyInstance, request: Request): Promise<void> {
  const list = { title: 'Watched', status: 1 };
  const { data } = WatchlistChangedReply.parse(await request('POST', '/api/addwatchlistcat', list));
  await request('POST', '/api/addmultiplewatchlist', {
    watchlist_cat_id: [data._id],
    stock_symbol: isinOf(1),
    status: 1,
  });
  await decide(app, isinOf(1), 2);
}
