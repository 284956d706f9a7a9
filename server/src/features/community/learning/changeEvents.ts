import type { LearningEventBody, LearningEventChange } from '@tayyib/shared/contracts';
import { maxSfuPeople } from '@tayyib/shared/limits';
import { refusalOf, type AccessFacts } from '@tayyib/shared/access';
import type { Database, Transaction } from '../../../database/client';
import { refused } from '../../../plugins/session/accessProblems';
import { noteLearning, type DeskWork } from './deskOf';
import {
  addEvent,
  addSeat,
  countSeats,
  hasSeat,
  lockEvent,
  removeSeat,
  seatHolders,
  updateEvent,
  type EventRow,
  type EventUpdate,
} from './eventRepository';
import {
  changedMeanwhile,
  chooseLater,
  eventHasBegun,
  eventIsCancelled,
  noEventOfYours,
  noSuchEvent,
  roomIsSmaller,
  seatsAreGone,
  seatsInUse,
} from './learningProblems';
import { parseLearningText } from './parseLearningText';
import { alertOfChange, type EventNews, type MailEvent } from './tellSeats';

/**
 * Changes of events and seats by their rules. Each locks the event, so that of many who want the last seat one gets it, and writes the
 * alerts and mails in its own transaction.
 * @param mailEvent none for demo content
 * @param roomPlaces how many can listen in a room
 */
export function changeEvents(
  db: Database,
  mailEvent: MailEvent = () => Promise.resolve(),
  roomPlaces: () => number = () => maxSfuPeople - 1,
) {
  const assertFits = ({ hasRoom, seats }: Pick<LearningEventBody, 'hasRoom' | 'seats'>) => {
    const places = roomPlaces();
    if (hasRoom && seats > places) throw roomIsSmaller(places);
  };

  const tell = async (
    transaction: Transaction,
    event: EventRow,
    news: Exclude<EventNews, { kind: 'seat' }>,
  ) => {
    const userIds = await seatHolders(transaction, event.id);
    await alertOfChange(transaction, event, news, userIds);
    await mailEvent(transaction, event, news, userIds);
  };

  return {
    announce: (body: LearningEventBody, work: DeskWork): Promise<string> =>
      db.transaction(async (transaction) => {
        const stored = storedOf(body);
        assertFits(stored);
        if (stored.startsAt <= work.at) throw chooseLater();
        const id = await addEvent(transaction, {
          ...stored,
          announcer: work.userId,
          announcedAt: work.at,
        });
        await noteLearning(transaction, work, { did: 'announced', learningEvent: id });
        return id;
      }),

    /** Takes a seat. Who has one keeps it, and is not mailed again. */
    takeSeat: (id: string, user: AccessFacts & { userId: string }, now: Date): Promise<void> =>
      db.transaction(async (transaction) => {
        const event = await lockEvent(transaction, id);
        if (!event) throw noSuchEvent();
        assertIsToCome(event, now);
        const refusal = refusalOf(event.audience, user);
        if (refusal) throw refused(refusal);
        const { userId } = user;
        if (await hasSeat(transaction, id, userId)) return;
        if ((await countSeats(transaction, id)) >= event.seats) throw seatsAreGone();
        await addSeat(transaction, { eventId: id, userId, reservedAt: now });
        await mailEvent(transaction, event, { kind: 'seat' }, [userId]);
      }),

    /** Gives a seat back, until the event begins. */
    giveBack: (id: string, userId: string, now: Date): Promise<void> =>
      db.transaction(async (transaction) => {
        const event = await lockEvent(transaction, id);
        if (!event) throw noSuchEvent();
        if (event.startsAt <= now) throw eventHasBegun();
        await removeSeat(transaction, id, userId);
      }),

    /** Changes an event. Those with a seat learn of another time or place. */
    change: (id: string, { revision, ...body }: LearningEventChange, work: DeskWork): Promise<void> =>
      db.transaction(async (transaction) => {
        const before = await lockOwn(transaction, id, work);
        assertIsToCome(before, work.at);
        if (before.revision !== revision) throw changedMeanwhile();
        const update = storedOf(body);
        if (update.startsAt <= work.at) throw chooseLater();
        assertFits(update);
        const reserved = await countSeats(transaction, id);
        if (update.seats < reserved) throw seatsInUse(reserved);
        const after = { ...before, ...update, revision: revision + 1 };
        await updateEvent(transaction, id, { ...update, revision: after.revision });
        await noteLearning(transaction, work, { did: 'changed', learningEvent: id });
        if (after.startsAt.getTime() !== before.startsAt.getTime() || after.minutes !== before.minutes)
          await tell(transaction, after, { kind: 'moved', from: before.startsAt });
        else if (after.place !== before.place) await tell(transaction, after, { kind: 'place' });
      }),

    /** Cancels an event, until it begins. Those with a seat learn of it. */
    cancel: (id: string, why: string, work: DeskWork): Promise<void> =>
      db.transaction(async (transaction) => {
        const before = await lockOwn(transaction, id, work);
        assertIsToCome(before, work.at);
        const after = { ...before, cancelledAt: work.at, revision: before.revision + 1 };
        await updateEvent(transaction, id, { cancelledAt: work.at, revision: after.revision });
        await noteLearning(transaction, work, { did: 'cancelled', learningEvent: id });
        await tell(transaction, after, { kind: 'cancelled', why });
      }),
  };
}

/** As stored. */
function storedOf({ startsAt, ...body }: LearningEventBody) {
  return {
    ...body,
    startsAt: new Date(startsAt),
    blocks: parseLearningText(body.description),
  } satisfies EventUpdate;
}

/** An event of this desk, locked; throws where it is not theirs. */
export async function lockOwn(
  transaction: Transaction,
  id: string,
  { userId, isStaff }: DeskWork,
): Promise<EventRow> {
  const event = await lockEvent(transaction, id);
  if (!event || !(isStaff || event.announcer === userId)) throw noEventOfYours();
  return event;
}

function assertIsToCome({ cancelledAt, startsAt }: EventRow, now: Date): void {
  if (cancelledAt !== null) throw eventIsCancelled();
  if (startsAt <= now) throw eventHasBegun();
}
