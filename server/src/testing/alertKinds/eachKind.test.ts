import { alertKinds, type AlertKind } from '@tayyib/shared/alert-kinds';
import { raiseKinds, raiseToOwners, settled } from './raiseKinds.testing';
import {
  readerNames,
  startReaders,
  type ReaderName,
  type Readers,
} from '../../features/personal/alerts/readers.testing';
import { slowStartMs } from '../slowStartMs';

jest.setTimeout(slowStartMs);

/** Premium, Premium Pro and the roles. */
const community: ReaderName[] = ['paro', 'rafi', 'adil', 'sana', 'amin'];
const pro: ReaderName[] = ['rafi', 'adil', 'sana', 'amin'];
const everyone = [...readerNames];

/** Section 6 of the specification, written out: the receivers, the event of open pages, and the status of each kind. */
const expected: Readonly<
  Record<AlertKind, [receivers: readonly ReaderName[], event: string, status: number]>
> = {
  verdict: [everyone, 'newAlert', 4],
  price: [everyone, 'newAlert', 6],
  screen: [community, 'newAlert', 1],
  scanner: [pro, 'secratscanner', 3],
  broadcast: [everyone, 'data', 3],
  community: [community, 'newAlert', 2],
  // paro wrote the thread
  digest: [community.filter((name) => name !== 'paro'), 'newAlert', 2],
  answer: [everyone, 'newAlert', 5],
  // the advisor hears of each booking, and each client of the answer
  consultation: [['rafi', 'sana', 'amin', 'adil', 'adil', 'adil'], 'newAlert', 7],
  event: [everyone, 'newAlert', 7],
  call: [everyone, 'newAlert', 8],
  room: [everyone, 'group-call-notification', 8],
  reminder: [everyone, 'newAlert', 7],
};

/** Mails that are no alerts, with a file for the calendar: each client gets the time they booked, each reader the seat they took. */
const alsoMailed = (kind: AlertKind) =>
  kind === 'consultation' ? 3 : kind === 'event' ? readerNames.length : 0;

const owners: ReaderName[] = ['ann', 'paro', 'rafi', 'amin'];

let readers: Readers;
afterEach(() => readers.stop());

interface Case {
  name: string;
  kind: AlertKind;
  receivers: readonly ReaderName[];
  raise: (readers: Readers) => Promise<void>;
}
const cases: Case[] = [
  ...alertKinds.map((kind) => ({ name: kind, kind, receivers: expected[kind][0], raise: raiseKinds[kind] })),
  {
    name: 'verdict, of a stock that is owned and not watched',
    kind: 'verdict',
    receivers: owners,
    raise: (all) => raiseToOwners(all, owners),
  },
];

it.each(cases)(
  'an alert of kind $name reaches whom it is for once on each channel, and nobody else',
  async ({ kind, receivers, raise }) => {
    readers = await startReaders(kind);
    const [, event, status] = expected[kind];
    const wanted = [...receivers].sort();
    const namesOf = (arrivals: readonly { name: ReaderName }[]) => arrivals.map(({ name }) => name).sort();

    expect([...readers.hooked].sort()).toEqual([...community].sort());
    await raise(readers);
    await settled(readers);
    const { page, push, webhook, mail } = await readers.arrived();

    expect(namesOf(page)).toEqual(wanted);
    expect(new Set(page.map((one) => one.event))).toEqual(new Set([event]));
    expect(namesOf(push)).toEqual(wanted);
    // what is due at once is one mail
    expect([...new Set(mail)].sort()).toEqual([...new Set(wanted)]);
    expect(mail.length).toBeLessThanOrEqual(wanted.length + alsoMailed(kind));
    expect(namesOf(webhook)).toEqual(wanted.filter((name) => community.includes(name)));
    for (const name of readerNames) {
      const listed = await readers.listed(name);
      expect(listed).toHaveLength(wanted.filter((one) => one === name).length);
      for (const alert of listed) {
        expect(alert).toMatchObject({ kind, status, visited: false, triggered_at: expect.any(String) });
        // what left over the other channels is the same alert
        expect(push).toContainEqual({
          name,
          shown: expect.objectContaining({ id: alert.id, title: alert.title }),
        });
        if (community.includes(name)) expect(webhook).toContainEqual({ name, alert });
      }
    }
  },
);
