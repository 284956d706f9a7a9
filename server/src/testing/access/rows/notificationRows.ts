import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { alertWebhooks } from '../../../database/schema/personal/deliveryTables';
import { alerts, priceAlerts, scanners } from '../../../database/schema/personal/alertTables';
import { statusChanges } from '../../../database/schema/facts/verdictsTables';
import { nobodysId } from '../idIn';
import type { MatrixRows } from '../MatrixRow';
import { open, people, premium, staff } from '../MatrixRow';
import type { Subject } from '../subject';

/** Reliance Industries, which is in the sample. */
const isin = 'INE002A01018';
const change = { isin, standard: 'TASIS', from: 1, to: 2, cause: 'A test' } as const;

const withAlert = async ({ app, userId }: Subject) => {
  const [stored] = await app.db.insert(statusChanges).values(change).returning();
  const [row] = await app.db
    .insert(alerts)
    .values({ userId, statusChangeId: stored?.id ?? 0 })
    .returning();
  return { params: { id: row ? String(row.id) : nobodysId } };
};
const upTo = () => ({ payload: { upTo: '1' } });

let prices = 0;
const nobodysToken = 'x'.repeat(43);
const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
const createdAt = new Date();
const webhook = async ({ app, userId }: Subject) => {
  await app.db.delete(alertWebhooks).where(eq(alertWebhooks.userId, userId));
  const values = { userId, url: 'https://hooks.invalid/', sealedSecret: '', createdAt };
  const [row] = await app.db.insert(alertWebhooks).values(values).returning();
  return { params: { id: row?.id ?? nobodysId } };
};
const scanner = async ({ app }: Pick<Subject, 'app'>) => {
  const values = { name: 'Breakouts', secretHash: randomUUID(), createdAt };
  const [row] = await app.db.insert(scanners).values(values).returning();
  return { params: { id: row?.id ?? nobodysId } };
};

const aPriceAlert = async ({ app, userId }: Subject) => {
  const price = String((prices += 1));
  const values = { userId, isin, direction: 'below', price, createdAt: new Date() } as const;
  const [row] = await app.db.insert(priceAlerts).values(values).returning();
  return { params: { id: row?.id ?? nobodysId } };
};

/** Alerts and their channels; what staff send. */
export const notificationRows: MatrixRows = {
  'GET /api/price-alerts': people(200),
  'POST /api/price-alerts': people(201, {
    ask: () => ({ payload: { stock: isin, direction: 'above', price: '999999' } }),
  }),
  'PATCH /api/price-alerts': people(200, {
    ask: () => ({ payload: { remove: [], add: { stock: isin, direction: 'above', price: '999998' } } }),
  }),
  'DELETE /api/price-alerts/:id': people(200, { others: 404, ask: aPriceAlert }),
  'POST /api/price-alerts/:id/restore': people(200, { others: 404, ask: aPriceAlert }),
  'GET /api/alerts/settings': people(200),
  'PUT /api/alerts/settings/choice': people(200, {
    ask: () => ({ payload: { kind: 'verdict', channel: 'mail', isOn: true } }),
  }),
  'PUT /api/alerts/settings/timing': people(200, {
    ask: () => ({ payload: { mail: 'daily', dailyAt: '08:00', quiet: null } }),
  }),
  'PUT /api/alerts/push': people(200, {
    ask: () => ({ payload: { endpoint: `https://fcm.googleapis.com/fcm/send/${(prices += 1)}`, keys } }),
  }),
  'POST /api/alerts/push/remove': people(200, {
    ask: () => ({ payload: { endpoint: 'https://fcm.googleapis.com/fcm/send/none' } }),
  }),
  'POST /api/alerts/webhooks': premium(201, { ask: () => ({ payload: { url: 'https://hooks.example/' } }) }),
  'DELETE /api/alerts/webhooks/:id': people(200, { others: 404, ask: webhook }),
  // nothing listens there: the reply says so
  'POST /api/alerts/webhooks/:id/test': premium(200, { others: 404, ask: webhook }),
  'POST /api/alerts/unsubscribe/:token': open(200, { ask: () => ({ params: { token: nobodysToken } }) }),
  'GET /api/alerts/unsubscribe/:token': open(200, { ask: () => ({ params: { token: nobodysToken } }) }),
  'GET /api/alerts/pictures/:version': open(404, { ask: () => ({ params: { version: '0'.repeat(32) } }) }),
  'POST /api/hooks/scanners/:secret': open(404, {
    ask: () => ({ params: { secret: nobodysToken }, payload: { stocks: 'RELIANCE' } }),
  }),
  'GET /api/staff/alerts': staff(200),
  'PUT /api/staff/alerts/picture': staff(415, { ask: () => ({ payload: {} }) }),
  'POST /api/staff/alerts/broadcasts': staff(201, {
    ask: () => ({ payload: { title: 'Salaam', text: 'A test', link: null, image: null } }),
  }),
  'POST /api/staff/alerts/scanners': staff(201, { ask: () => ({ payload: { name: 'Breakouts' } }) }),
  'POST /api/staff/alerts/scanners/:id/address': staff(200, { ask: scanner }),
  'PATCH /api/staff/alerts/scanners/:id': staff(200, {
    ask: async (subject) => ({ ...(await scanner(subject)), payload: { isPaused: true } }),
  }),
  'DELETE /api/staff/alerts/scanners/:id': staff(200, { ask: scanner }),
  'POST /api/staff/alerts/scanners/:id/test': staff(200, { ask: scanner }),
  'GET /api/getnotification': people(200),
  'PUT /api/notifications/:id/visited': people(200, { others: 404, ask: withAlert }),
  'POST /api/notifications/visited': people(200, { ask: upTo }),
  'POST /api/notifications/clear': people(200, { ask: upTo }),
  'POST /api/notifications/restore': people(200, {
    ask: () => ({ payload: { clearedAt: '2026-11-21T06:00:00.000Z' } }),
  }),
};
