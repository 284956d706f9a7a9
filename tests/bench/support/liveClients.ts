import { io, type Socket } from 'socket.io-client';

/** Clients to open, in a process of their own. */
interface LiveClients {
  address: string;
  event: string;
  /** The headers of each. */
  headers: readonly Record<string, string>[];
}

/** The commands of the bench: open clients, or tell when each received its first event since the last command. */
export type ClientsCommand = LiveClients | 'received';

/** The reply: times of the machine's clock in milliseconds, by client; null where nothing arrived. */
export interface ReceivedTimes {
  times: (number | null)[];
}

/** Connections that are being opened at the same time. */
const openedAtOnce = 50;

let times: (number | null)[] = [];
const sockets: Socket[] = [];

const now = () => performance.timeOrigin + performance.now();

async function open({ address, event, headers }: LiveClients): Promise<void> {
  times = headers.map(() => null);
  let next = 0;
  const work = Array.from({ length: openedAtOnce }, async () => {
    while (next < headers.length) {
      const place = next;
      next += 1;
      const socket = io(address, {
        extraHeaders: headers[place] ?? {},
        transports: ['websocket'],
        forceNew: true,
      });
      socket.on(event, () => (times[place] ??= now()));
      sockets.push(socket);
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve);
        socket.once('connect_error', reject);
      });
    }
  });
  await Promise.all(work);
}

process.on('message', (command: ClientsCommand) => {
  if (command === 'received') {
    const received = times;
    times = times.map(() => null);
    process.send?.({ times: received } satisfies ReceivedTimes);
    return;
  }
  open(command).then(
    () => process.send?.({ times: [] } satisfies ReceivedTimes),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
