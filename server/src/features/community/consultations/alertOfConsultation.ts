import { formatMoment } from '@tayyib/shared/values/format';
import type { Queryable } from '../../../database/client';
import { addAlert } from '../../personal/alerts/addAlert';

/** What happened to a consultation, by whom, and whom to tell. */
export interface ConsultationAlert {
  event: 'booked' | 'cancelled' | 'answered';
  actorId: string;
  userId: string;
}

const titles = {
  booked: 'booked a consultation with you',
  cancelled: 'cancelled your consultation',
  answered: 'answered your consultation in writing',
} as const;

/** Tells the other one of the two, in the transaction of the change. */
export function alertOfConsultation(
  db: Queryable,
  { id, event, actorId, userId, startsAt }: ConsultationAlert & { id: string; startsAt?: Date },
): Promise<void> {
  return addAlert(db, {
    userIds: [userId],
    key: `consultation:${id}:${event}`,
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
    },
  });
}
