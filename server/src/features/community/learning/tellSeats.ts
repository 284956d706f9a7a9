import { productName } from '@tayyib/shared/brand';
import { calendarFile } from '@tayyib/shared/values/calendar';
import { formatMoment } from '@tayyib/shared/values/format';
import { and, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../database/client';
import { users } from '../../../database/schema/accounts/identityTables';
import { isOpenAccount } from '../../../database/schema/accounts/isOpenAccount';
import { publicAddress } from '../../../lib/publicAddress';
import { addAlert } from '../../personal/alerts/addAlert';
import { mailExpiresAt } from '../../platform/outbox/messageQueue';
import type { EventRow } from './eventRepository';

/** What those with a seat learn of an event by mail. */
export type EventNews =
  | { kind: 'seat' }
  | { kind: 'moved'; from: Date }
  | { kind: 'place' }
  | { kind: 'cancelled'; why: string };

/** Mails users what happened to an event, in the transaction in which it happened, with a file for their calendar. */
export type MailEvent = (
  transaction: Transaction,
  event: EventRow,
  news: EventNews,
  userIds: readonly string[],
) => Promise<void>;

const path = '/learn';
const inIndia = (at: Date) => `${formatMoment(at.toISOString())}, Indian time`;

/** Alerts those with a seat that an event changed. A mail of its own says the same. */
export function alertOfChange(
  transaction: Transaction,
  event: EventRow,
  news: Exclude<EventNews, { kind: 'seat' }>,
  userIds: readonly string[],
): Promise<void> {
  const what = {
    moved: 'has moved',
    place: 'takes place somewhere else',
    cancelled: 'is cancelled',
  }[news.kind];
  return addAlert(transaction, {
    userIds,
    key: `event:${event.id}:${event.revision}`,
    content: {
      ...subject,
      title: `“${event.title}” ${what}`,
      description:
        news.kind === 'cancelled'
          ? `It would have begun on ${inIndia(event.startsAt)}. ${news.why}`
          : `It begins on ${inIndia(event.startsAt)}.`,
      isMailedAlready: true,
    },
  });
}

/** Reminds those with a seat that an event begins within the hour, or begins now. */
export function alertOfStart(
  transaction: Transaction,
  { id, title, startsAt, minutes }: EventRow,
  when: 'soon' | 'now',
  userIds: readonly string[],
): Promise<void> {
  const ends = new Date(startsAt.getTime() + minutes * 60_000);
  return addAlert(transaction, {
    userIds,
    key: `event:${id}:${when}:${startsAt.toISOString()}`,
    content: {
      ...subject,
      title: when === 'soon' ? `“${title}” begins soon` : `“${title}” begins now`,
      description:
        when === 'soon' ? `It begins on ${inIndia(startsAt)}.` : 'Its page says where it takes place.',
      expiresAt: (when === 'soon' ? startsAt : ends).toISOString(),
    },
  });
}

const subject = {
  kind: 'event',
  status: 7,
  alert_name: 'Event',
  scan_name: 'Events',
  scan_url: path,
} as const;

/** Mails of this server. Where an event takes place is only on its page: mails are read in passing, and forwarded. */
export const eventMails =
  (app: FastifyInstance): MailEvent =>
  async (transaction, event, news, userIds) => {
    if (userIds.length === 0) return;
    const { id, title, startsAt, minutes, speaker, revision } = event;
    const now = app.clock.now();
    const url = publicAddress(app, path);
    const isCancelled = news.kind === 'cancelled';
    const attachment = {
      filename: 'event.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: calendarFile(
        {
          id,
          revision,
          startsAt: startsAt.toISOString(),
          minutes,
          title: `${title} (${productName})`,
          description: `With ${speaker}. Where it takes place: ${url}`,
          url,
          isCancelled,
        },
        now,
      ),
    };
    const people = await transaction
      .select({ email: users.email })
      .from(users)
      .where(and(inArray(users.id, [...userIds]), isOpenAccount));
    for (const { email } of people)
      await app.messages.add(transaction, {
        channel: 'mail',
        recipient: email,
        subject: `${title}: ${subjects[news.kind]}`,
        body: [
          ...paragraphsOf(event, news),
          `${isCancelled ? 'Other events' : 'Where it takes place, and how you give the seat back'}:\n${url}`,
        ].join('\n\n'),
        attachment,
        expiresAt: mailExpiresAt(now),
      });
  };

const subjects: Readonly<Record<EventNews['kind'], string>> = {
  seat: 'you have a seat',
  moved: 'it has moved',
  place: 'it takes place somewhere else',
  cancelled: 'it is cancelled',
};

function paragraphsOf({ startsAt, minutes, speaker }: EventRow, news: EventNews): string[] {
  const time = `${inIndia(startsAt)}, ${minutes} minutes, with ${speaker}.`;
  switch (news.kind) {
    case 'seat':
      return [time, 'The file with this mail puts it into your calendar.'];
    case 'moved':
      return [`It was to begin on ${inIndia(news.from)}. It takes place:`, time];
    case 'place':
      return ['The time is the same:', time];
    case 'cancelled':
      return [`It would have begun on ${inIndia(startsAt)}.`, news.why];
  }
}
