import type { Registry } from 'prom-client';
import { Gauge } from 'prom-client';
import type { RealtimeServer } from './socketTypes';

/** The number of live connections of this server. */
export function measureSockets(io: RealtimeServer, registry: Registry): void {
  new Gauge({
    name: 'tayyib_sockets_open',
    help: 'Open live connections of signed-in users on this server.',
    registers: [registry],
    collect() {
      this.set(io.sockets.sockets.size);
    },
  });
}
