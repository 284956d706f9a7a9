import { createServer } from 'node:http';
import { Server } from 'socket.io';

// A socket.io server without anything of ours, in a process of its own: sends the event of a message to every socket.

const server = createServer();
const sockets = new Server(server, { transports: ['websocket'] });

process.on('message', ({ event, payload }: { event: string; payload: object }) => {
  // like ours, each socket gets a message of its own
  for (const socket of sockets.sockets.sockets.values()) socket.emit(event, payload);
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) process.send?.({ port: address.port });
});
