import { productName } from '@tayyib/shared/brand';
import { calendarFile } from '@tayyib/shared/values/calendar';
import { formatMoment } from '@tayyib/shared/values/format';
import { and, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../database/client';
import { users } from '../../../database/schema/accounts/identityTables';
import { isOpenAccount } from '../../../database/schema/accounts/isOpenAccount';
import { publicAddress } from '../../../lib/publicAddress';
import { mailExpiresAt } from '../../platform/outbox/messageQueue';
import { createConsultationRepository, type ConsultationSlotRow } from './consultationRepository';

/** A time of a consultation, as a mail tells it to one participant. */
interface Time {
  id: string;
  state: 'booked' | 'moved' | 'cancelled';
  startsAt: string;
  minutes: number;
  /** How often the entry in calendars changed; a calendar ignores a file with a smaller one. */
  revision: number;
  /** The name of the other participant. */
  other: string;
}

/**
 * Mails both participants the time of a consultation, that it was moved, or that it is cancelled, each with a file for their calendar. The
 * question is not in it: mails are read in passing.
 * @param former the slot that it had, after a move: an advisor who no longer has it is mailed that it is cancelled
 */
export async function mailConsultationTime(
  app: FastifyInstance,
  transaction: Transaction,
  id: string,
  former?: ConsultationSlotRow,
): Promise<void> {
  const repository = createConsultationRepository(transaction);
  const slot = await repository.slotOf(id);
  const row = await repository.lock(id);
  if (!slot || !row) return;
  const people = await transaction
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(
      and(
        inArray(users.id, [row.userId, slot.advisorId, ...(former ? [former.advisorId] : [])]),
        isOpenAccount,
      ),
    );
  const seenByClient = await repository.find(row.userId, id);
  const seenByAdvisor = await repository.find(slot.advisorId, id);
  if (!seenByClient || !seenByAdvisor) return;
  const isCancelled = row.status === 'cancelled';
  const { startsAt, minutes, moves } = seenByClient.consultation;
  const time = {
    id,
    state: isCancelled ? 'cancelled' : moves > 0 ? 'moved' : 'booked',
    startsAt,
    minutes,
    revision: isCancelled ? moves + 1 : moves,
  } as const;
  const client = seenByAdvisor.consultation.other;
  for (const { userId, email } of people) {
    if (userId === row.userId)
      await mailTime(app, transaction, email, { ...time, other: seenByClient.consultation.other });
    else if (userId === slot.advisorId) {
      const isNewToThem = former !== undefined && former.advisorId !== userId;
      await mailTime(app, transaction, email, {
        ...time,
        state: isNewToThem ? 'booked' : time.state,
        other: client,
      });
    } else if (former)
      await mailTime(app, transaction, email, {
        ...time,
        state: 'cancelled',
        startsAt: former.startsAt.toISOString(),
        minutes: former.minutes,
        other: client,
      });
  }
}

async function mailTime(
  app: FastifyInstance,
  transaction: Transaction,
  recipient: string,
  { id, state, startsAt, minutes, revision, other }: Time,
): Promise<void> {
  const now = app.clock.now();
  const isCancelled = state === 'cancelled';
  const title = `Consultation with ${other}`;
  const url = publicAddress(app, `/consultations?room=${id}`);
  await app.messages.add(transaction, {
    channel: 'mail',
    recipient,
    subject: `${title}: ${state}`,
    body: isCancelled
      ? [
          `Your consultation on ${formatMoment(startsAt)}, Indian time, is cancelled.`,
          `Your consultations:\n${publicAddress(app, '/consultations')}`,
        ].join('\n\n')
      : [
          `${formatMoment(startsAt)}, Indian time, ${minutes} minutes.`,
          `The room opens ten minutes before. You enter it here:\n${url}`,
          'The file with this mail puts it into your calendar.',
        ].join('\n\n'),
    attachment: {
      filename: 'consultation.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: calendarFile(
        {
          id,
          revision,
          startsAt,
          minutes,
          title: `${title} (${productName})`,
          description: `Enter the room: ${url}`,
          url,
          isCancelled,
        },
        now,
      ),
    },
    expiresAt: mailExpiresAt(now),
  });
}
