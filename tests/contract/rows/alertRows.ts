import {
  AddWebhookReply,
  AlertSettings,
  Broadcast,
  DoneReply,
  PictureReply,
  PriceAlertsReply,
  Scanner,
  ScannerAddressReply,
  StaffAlertsReply,
  WebhookTestReply,
} from '@tayyib/shared/contracts';
import { priceAlertsApi } from '@tayyib/shared/endpoints/price-alerts';
import { alertsApi } from '../../../mfe-staff/src/api/alertsApi';
import { alertSettingsApi } from '../../../shell/src/pages/notification/alertSettingsApi';
import type { Row } from './Row';

const own = alertSettingsApi.endpoints;
const prices = priceAlertsApi.endpoints;
const staff = alertsApi.endpoints;
const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const row = (
  as: Row['as'],
  route: string,
  reply: Row['reply'],
  ask: Row['ask'],
  learn?: Row['learn'],
): Row => ({
  as,
  route,
  reply,
  ask,
  ...(learn && { learn }),
});
const scannerPath = '/api/staff/alerts/scanners/:id';

/** The requests of the settings of alerts, of price alerts, and of the staff page. */
export const alertRows: Readonly<Record<string, Row>> = {
  getAlertSettings: row('ann', 'GET /api/alerts/settings', AlertSettings, (send) =>
    send(own.getAlertSettings.initiate()),
  ),
  chooseAlerts: row('ann', 'PUT /api/alerts/settings/choice', AlertSettings, (send) =>
    send(own.chooseAlerts.initiate({ kind: 'verdict', channel: 'mail', isOn: true })),
  ),
  timeAlerts: row('ann', 'PUT /api/alerts/settings/timing', AlertSettings, (send) =>
    send(
      own.timeAlerts.initiate({ mail: 'daily', dailyAt: '08:00', quiet: { from: '22:00', until: '07:00' } }),
    ),
  ),
  subscribePush: row('ann', 'PUT /api/alerts/push', AlertSettings, (send) =>
    send(own.subscribePush.initiate({ endpoint: 'https://fcm.googleapis.com/fcm/send/1', keys })),
  ),
  unsubscribePush: row('ann', 'POST /api/alerts/push/remove', AlertSettings, (send) =>
    send(own.unsubscribePush.initiate('https://fcm.googleapis.com/fcm/send/1')),
  ),
  addAlertWebhook: row(
    'paro',
    'POST /api/alerts/webhooks',
    AddWebhookReply,
    (send) => send(own.addAlertWebhook.initiate('https://hooks.invalid/')),
    (body) => ({ webhook: AddWebhookReply.parse(body).webhook.id }),
  ),
  testAlertWebhook: row('paro', 'POST /api/alerts/webhooks/:id/test', WebhookTestReply, (send, { webhook }) =>
    send(own.testAlertWebhook.initiate(webhook)),
  ),
  removeAlertWebhook: row('paro', 'DELETE /api/alerts/webhooks/:id', AlertSettings, (send, { webhook }) =>
    send(own.removeAlertWebhook.initiate(webhook)),
  ),
  addPriceAlert: row(
    'ann',
    'POST /api/price-alerts',
    PriceAlertsReply,
    (send) => send(prices.addPriceAlert.initiate({ stock: 'RELIANCE', direction: 'above', price: '99999' })),
    (body) => ({ priceAlert: PriceAlertsReply.parse(body).alerts[0]?.id ?? '' }),
  ),
  getPriceAlerts: row('ann', 'GET /api/price-alerts', PriceAlertsReply, (send) =>
    send(prices.getPriceAlerts.initiate()),
  ),
  changePriceAlerts: row('ann', 'PATCH /api/price-alerts', PriceAlertsReply, (send) =>
    send(
      prices.changePriceAlerts.initiate({
        remove: [],
        add: { stock: 'RELIANCE', direction: 'above', price: '99998' },
      }),
    ),
  ),
  removePriceAlert: row('ann', 'DELETE /api/price-alerts/:id', PriceAlertsReply, (send, { priceAlert }) =>
    send(prices.removePriceAlert.initiate(priceAlert)),
  ),
  restorePriceAlert: row(
    'ann',
    'POST /api/price-alerts/:id/restore',
    PriceAlertsReply,
    (send, { priceAlert }) => send(prices.restorePriceAlert.initiate(priceAlert)),
  ),
  uploadAlertPicture: row('sana', 'PUT /api/staff/alerts/picture', PictureReply, (send) =>
    send(staff.uploadAlertPicture.initiate(new File([png], 'a.png', { type: 'image/png' }))),
  ),
  sendBroadcast: row('sana', 'POST /api/staff/alerts/broadcasts', Broadcast, (send) =>
    send(staff.sendBroadcast.initiate({ title: 'Salaam', text: 'A test', link: null, image: null })),
  ),
  addScanner: row(
    'sana',
    'POST /api/staff/alerts/scanners',
    ScannerAddressReply,
    (send) => send(staff.addScanner.initiate('Breakouts')),
    (body) => ({ scanner: ScannerAddressReply.parse(body).scanner.id }),
  ),
  getStaffAlerts: row('sana', 'GET /api/staff/alerts', StaffAlertsReply, (send) =>
    send(staff.getStaffAlerts.initiate()),
  ),
  pauseScanner: row('sana', `PATCH ${scannerPath}`, Scanner, (send, { scanner }) =>
    send(staff.pauseScanner.initiate({ id: scanner, isPaused: true })),
  ),
  testScanner: row('sana', `POST ${scannerPath}/test`, DoneReply, (send, { scanner }) =>
    send(staff.testScanner.initiate(scanner)),
  ),
  replaceScannerAddress: row(
    'sana',
    `POST ${scannerPath}/address`,
    ScannerAddressReply,
    (send, { scanner }) => send(staff.replaceScannerAddress.initiate(scanner)),
  ),
  removeScanner: row('sana', `DELETE ${scannerPath}`, DoneReply, (send, { scanner }) =>
    send(staff.removeScanner.initiate(scanner)),
  ),
};
