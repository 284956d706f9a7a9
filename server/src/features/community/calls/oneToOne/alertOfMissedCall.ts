import type { Queryable } from '../../../../database/client';
import type { StoredCall } from '../../../../database/schema/community/StoredCall';
import { addAlert } from '../../../personal/alerts/addAlert';
import { isBlockedBetween } from '../records/isBlockedBetween';

/**
 * Tells the callee of a call that rang and ended without an answer, once, unless one of the two blocks the other. They know the
 * caller by the name in calls, so the alert does not name the account.
 */
export async function alertOfMissedCall(db: Queryable, call: StoredCall): Promise<void> {
  const { id, caller, callee, phase, acceptedAt, reason, media } = call;
  const hasRung = reason !== 'not-available';
  if (phase !== 'ended' || acceptedAt !== null || reason === 'rejected' || !hasRung) return;
  if (await isBlockedBetween(db, callee.userId, caller.userId)) return;
  await addAlert(db, {
    userIds: [callee.userId],
    key: `call:${id}`,
    actorId: caller.userId,
    content: {
      kind: 'call',
      status: 8,
      alert_name: 'Missed call',
      scan_name: 'Calls',
      scan_url: '/chat2',
      title: 'called you',
      actorName: caller.username,
      description: media === 'video' ? 'You missed a video call.' : 'You missed an audio call.',
    },
  });
}
