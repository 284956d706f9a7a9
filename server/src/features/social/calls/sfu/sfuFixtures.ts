import type { GroupSfuOffer } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../../config/config';
import { readConfig } from '../../../../config/config';
import type { PersonName } from '../../../../testing';
import { aDescription } from '../callFixtures';
import { atRooms, type AtRooms } from '../group/groupFixtures';

/** The part of a configuration that turns forwarding on. */
export function withForwarding(environment: Record<string, string>): Pick<Config, 'calls'> {
  const { calls } = readConfig({ NODE_ENV: 'test', ...environment });
  return { calls };
}

/** Runs the jobs of a server as they run a minute from now. @param minutes more, where they ran before */
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

/** Waits until it is so: not everything that happens at the forwarding server is told. */
export async function eventually(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/**
 * Someone at the group rooms who also hears what is forwarded to them, and answers each offer.
 * @param address of another server over the same database, where they are connected instead
 */
export async function atForwarded(app: FastifyInstance, name: PersonName, address?: string) {
  const person = await atRooms(app, name, name, address);
  const way = () => ({
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
    way,
    sends: () =>
      person.socket.emitWithAck('group-sfu-publish', {
        ...way(),
        offer: { type: 'offer', sdp: aDescription() },
      }),
    asks: () => person.socket.emitWithAck('group-sfu-subscribe', way()),
    /** Waits until the last offer of the present way carries exactly these people. */
    receives: async (...names: string[]) => {
      const wanted = [...names].sort().join();
      await eventually(() => {
        const last = offers.at(-1);
        return last?.epoch === way().epoch && namesIn(person, last.lines) === wanted;
      });
    },
  });
}

export type AtForwarded = Awaited<ReturnType<typeof atForwarded>>;
