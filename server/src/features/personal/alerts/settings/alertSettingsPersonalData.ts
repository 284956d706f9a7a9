import type { Holding } from '../../../../plugins/personalData/Holding';
import { byUser } from '../../../../plugins/personalData/Holding';

/** The personal data of the settings of alerts. What opens a browser or signs a message is not exported. */
export const alertSettingsPersonalData: readonly Holding[] = [
  {
    table: 'alert_choices',
    exports: ['user_id', 'kind', 'channel', 'is_on'],
    withholds: [],
    title: 'alertChoices',
    isOf: byUser,
  },
  {
    table: 'alert_timings',
    exports: ['user_id', 'mail', 'daily_at', 'quiet_from', 'quiet_until'],
    withholds: ['unsubscribe_token'],
    title: 'alertTimes',
    isOf: byUser,
  },
  {
    table: 'push_subscriptions',
    exports: ['id', 'user_id', 'session_id', 'created_at', 'failures'],
    withholds: ['endpoint', 'p256dh', 'auth'],
    title: 'pushBrowsers',
    isOf: byUser,
  },
  {
    table: 'alert_webhooks',
    exports: ['id', 'user_id', 'url', 'created_at', 'last_sent_at', 'last_failure', 'failures'],
    withholds: ['sealed_secret'],
    title: 'alertWebhooks',
    isOf: byUser,
  },
  {
    table: 'alert_deliveries',
    exports: ['id', 'user_id', 'alert_id', 'channel', 'due_at', 'state', 'attempts', 'sent_at'],
    withholds: ['target_id'],
    title: 'alertDeliveries',
    isOf: byUser,
  },
];
