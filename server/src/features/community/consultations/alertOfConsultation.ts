import { formatMoment } from '@tayyib/shared/values/format';
import type { Consultation } from '@tayyib/shared/contracts';
import { waitingRoomClosesMs } from '@tayyib/shared/limits';
import type { Queryable } from '../../../database/client';
import { addAlert } from '../../personal/alerts/addAlert';

/** What happened to a consultation, by whom, and whom to tell. */
export interface ConsultationAlert {
  event: 'booked' | 'moved' | 'cancelled' | 'answered';
  actorId: string;
  userId: string;
}

const titles = {
  booked: 'booked a consultation with you',
  moved: 'moved the consultation with you',
  cancelled: 'cancelled your consultation',
  answered: 'answered your consultation in writing',
} as const;

/**
 * Alerts the other participant, in the transaction of the change.
 * @param isMailedAlready whether `mailConsultationTime` writes to them as well
 */
export function alertOfConsultation(
  db: Queryable,
  {
    id,
    event,
    actorId,
    userId,
    startsAt,
    isMailedAlready,
  }: ConsultationAlert & { id: string; startsAt?: Date; isMailedAlready: boolean },
): Promise<void> {
  return addAlert(db, {
    userIds: [userId],
    // one may be moved several times
    key: `consultation:${id}:${event}${event === 'moved' && startsAt ? `:${startsAt.toISOString()}` : ''}`,
    actorId,
    content: {
      kind: 'consultation',
      status: 7,
      alert_name: 'Consultation',
      scan_name: 'Consultations',
      scan_url: '/consultations',
      title: titles[event],
      description: startsAt
        ? `It begins on ${formatMoment(startsAt.toISOString())}, Indian time.`
        : 'Open your consultations to see it.',
      isMailedAlready,
    },
  });
}

/** Alerts the other participant that one waits in the room, once for each appointment. */
export function alertOfWaiting(
  db: Queryable,
  {
    consultation: { id, role, startsAt },
    userIds,
    actorId,
  }: { consultation: Consultation; userIds: readonly string[]; actorId: string },
): Promise<void> {
  return addAlert(db, {
    userIds: userIds.filter((userId) => userId !== actorId),
    key: `consultation:${id}:waits:${role}:${startsAt}`,
    actorId,
    content: {
      kind: 'consultation',
      status: 7,
      alert_name: 'Consultation',
      scan_name: 'Consultations',
      scan_url: `/consultations?room=${id}`,
      title: 'waits for you in your consultation',
      description: `It begins on ${formatMoment(startsAt)}, Indian time.`,
      expiresAt: new Date(Date.parse(startsAt) + waitingRoomClosesMs).toISOString(),
    },
  });
}
