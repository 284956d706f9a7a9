import { z } from 'zod';

/** The variables of the channels of alerts. */
export const alertsEnvironment = {
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be a P-256 key, as web-push generates it')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a P-256 key, as web-push generates it')
    .optional(),
  PUSH_SERVICES: z
    .string()
    .regex(/^\.?[a-z\d.-]+(,\.?[a-z\d.-]+)*$/, 'must be host names, such as push.example,.push.example')
    .default(
      'fcm.googleapis.com,.push.services.mozilla.com,web.push.apple.com,.push.apple.com,.notify.windows.com',
    ),
  ALERT_TARGETS: z.enum(['public', 'any'], 'must be public or any').default('public'),
};

type Environment = z.infer<z.ZodObject<typeof alertsEnvironment>>;

/** How alerts leave the server. */
export interface AlertsConfig {
  /** Keys that identify the server to push services; null where it generates and stores its own. */
  vapid: { publicKey: string; privateKey: string } | null;
  /** The hosts of the services of browsers that pushes may go to; with a dot in front, everything below a host. */
  pushServices: readonly string[];
  /** Whether webhooks and push services may be on this machine or in its network. Never in production. */
  allowsPrivateTargets: boolean;
}

/** Throws an Error whose message names the invalid variable. */
export function readAlertsConfig(env: Environment, isProduction: boolean): AlertsConfig {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if ((publicKey === undefined) !== (privateKey === undefined))
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are set together or not at all.');
  if (isProduction && env.ALERT_TARGETS === 'any')
    throw new Error('ALERT_TARGETS must be public in production: users choose the addresses.');
  return {
    vapid: publicKey !== undefined && privateKey !== undefined ? { publicKey, privateKey } : null,
    pushServices: env.PUSH_SERVICES.split(','),
    allowsPrivateTargets: env.ALERT_TARGETS === 'any',
  };
}
