import type { GroupSfuOffer } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../../config/config';
import { readConfig } from '../../../../config/config';
import type { PersonName } from '../../../../testing';
import { aDescription } from '../callFixtures';
import { atRooms, type AtRooms } from '../group/groupFixtures';

/** The configuration that enables forwarding. */
export function withForwarding(environment: Record<string, string>): Pick<Config, 'calls'> {
  const { calls } = readConfig({ NODE_ENV: 'test', ...environment });
  return { calls };
}

/** Runs the jobs of a server as if a minute had passed. @param minutes more, where they ran before */
export async function passAMinute({ clock, jobs }: FastifyInstance, minutes = 1): Promise<void> {
  const { now } = clock;
  const later = new Date(now().getTime() + minutes * 61_000);
  clock.now = () => later;
  await jobs.runDue();
  clock.now = now;
}

const namesIn = ({ room }: AtRooms, lines: GroupSfuOffer['lines']) =>
  [...new Set(lines.map(({ participant }) => participant))]
    .map((id) => room?.participants.find(({ participant }) => participant === id)?.username)
    .sort()
    .join();

/** Waits until the condition holds: not every change at the forwarding server sends an event. */
export async function eventually(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/**
 * A client in group rooms that also receives forwarded media, and answers each offer.
 * @param address of another server over the same database to connect to
 */
export async function atForwarded(app: FastifyInstance, name: PersonName, address?: string) {
  const person = await atRooms(app, name, name, address);
  const route = () => ({
    roomId: person.room?.roomId ?? '',
    epoch: person.room?.topology.epoch ?? 0,
    attempt: 1,
  });
  const offers: GroupSfuOffer[] = [];
  person.socket.on('group-sfu-offer', ({ roomId, epoch, attempt, ...offer }) => {
    offers.push({ roomId, epoch, attempt, ...offer });
    const answer = { type: 'answer', sdp: aDescription() } as const;
    person.socket.emit('group-sfu-answer', { roomId, epoch, attempt, answer }, () => undefined);
  });
  return Object.assign(person, {
    offers,
    route,
    sends: () =>
      person.socket.emitWithAck('group-sfu-publish', {
        ...route(),
        offer: { type: 'offer', sdp: aDescription() },
      }),
    asks: () => person.socket.emitWithAck('group-sfu-subscribe', route()),
    /** Waits until the last offer of the current route carries exactly these members. */
    receives: async (...names: string[]) => {
      const wanted = [...names].sort().join();
      await eventually(() => {
        const last = offers.at(-1);
        return last?.epoch === route().epoch && namesIn(person, last.lines) === wanted;
      });
    },
  });
}

export type AtForwarded = Awaited<ReturnType<typeof atForwarded>>;
