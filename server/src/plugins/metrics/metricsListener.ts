import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { codeOf } from '../../database/errorCodes';

interface Listener {
  /** `http://127.0.0.1:9464` */
  address: string;
  stop: () => Promise<void>;
}

interface Exposition {
  /** The content type, with the version of the format. */
  type: string;
  text: string;
}

/**
 * Serves `GET /metrics` on an address of its own, which no proxy forwards to: nothing on the public port leads here.
 * @throws Error with a readable message if the port is in use
 */
export async function startMetricsListener(
  { host, port }: { host: string; port: number },
  read: () => Promise<Exposition>,
): Promise<Listener> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      ({ type, text }) =>
        response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await listen(server, host, port);
  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound !== null ? bound.port : port;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isInUse = codeOf(error) === 'EADDRINUSE';
      reject(
        isInUse
          ? new Error(`The port of the metrics, ${port}, is in use already. Set METRICS_PORT to another one.`)
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
}
