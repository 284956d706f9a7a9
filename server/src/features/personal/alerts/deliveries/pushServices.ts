import type { AlertsConfig } from '../../../../config/alertsConfig';

/** Whether an address is one of a push service of browsers: others could keep our workers waiting. */
export const isPushService = (
  { pushServices, allowsPrivateTargets }: Pick<AlertsConfig, 'pushServices' | 'allowsPrivateTargets'>,
  { hostname }: URL,
): boolean =>
  allowsPrivateTargets ||
  pushServices.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
