import type { Queryable } from '../../../../database/client';
import { addAlert } from '../addAlert';
import { TargetTimedOut } from './postToTarget';

/** A browser or webhook that failed as often in a row is not called any more, until its owner switches it on again. */
export const maxFailures = 50;
/** One that does not answer keeps others waiting meanwhile: five times are enough. */
const failuresPerTimeout = 10;

/** How much a failed attempt counts towards `maxFailures`. */
export const failuresOf = (error: unknown): number =>
  error instanceof TargetTimedOut ? failuresPerTimeout : 1;

interface Paused {
  userId: string;
  /** What does not answer, with a capital letter, such as "Your webhook at hooks.example". */
  name: string;
  /** Its count of failures after the last one. */
  failures: number;
  /** How much the last one counted. */
  added: number;
  deliveryId: string;
  /** How the owner switches it on again. */
  remedy: string;
}

/** Tells the owner of a browser or webhook, when it is called for the last time. */
export async function alertIfPaused(
  db: Queryable,
  { userId, name, failures, added, deliveryId, remedy }: Paused,
): Promise<void> {
  if (failures < maxFailures || failures - added >= maxFailures) return;
  await addAlert(db, {
    userIds: [userId],
    key: `target-paused:${deliveryId}`,
    content: {
      kind: 'broadcast',
      status: 3,
      alert_name: 'Alert settings',
      scan_name: 'Alert settings',
      scan_url: '/notification/settings',
      title: `${name} receives no more alerts`,
      description: `It failed or did not answer too often. ${remedy}`,
    },
  });
}
