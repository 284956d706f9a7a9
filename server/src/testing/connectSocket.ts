import type { ClientEvents, ServerEvents } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import type { PersonName } from './people';
import { signedIn } from './signedIn';

export type TestSocket = Socket<ServerEvents, ClientEvents>;

/**
 * A live connection of that user. Makes the app listen on a free port when it does not yet.
 * @param address of another server over the same database to connect to instead
 */
export async function connectSocket(
  app: FastifyInstance,
  name: PersonName,
  address?: string,
): Promise<TestSocket> {
  return openSocket(app, await signedIn(app, name), address);
}

/** A live connection with custom headers. Rejects with the server's reason when it is refused. */
export async function openSocket(
  app: FastifyInstance,
  headers: Record<string, string>,
  address?: string,
): Promise<TestSocket> {
  await listening(app);
  const socket: TestSocket = io(address ?? app.listeningOrigin, {
    extraHeaders: headers,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', (error) => {
      socket.close();
      reject(error);
    });
  });
}

const starts = new WeakMap<FastifyInstance, Promise<string>>();

/** Makes the app listen once, also for sockets that are opened at the same time. */
async function listening(app: FastifyInstance): Promise<void> {
  if (app.server.listening) return;
  const start = starts.get(app) ?? app.listen({ host: '127.0.0.1', port: 0 });
  starts.set(app, start);
  await start;
}
