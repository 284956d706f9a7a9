import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

interface Backend {
  address: URL;
  isReady: boolean;
}

/** How often `/api/ready` of each server is requested. */
const askEveryMs = 100;

/**
 * For tests: a load balancer that sends each request to the next server that is ready, over connections that it reuses, and never
 * retries. Requests that get no response are answered with 502.
 */
export async function startProxy() {
  const agent = new Agent({ keepAlive: true });
  const backends = new Map<string, Backend>();
  let turn = 0;
  const next = (): Backend | undefined => {
    const ready = [...backends.values()].filter(({ isReady }) => isReady);
    turn += 1;
    return ready[turn % Math.max(1, ready.length)];
  };

  const forward = (request: IncomingMessage, response: ServerResponse) => {
    const backend = next();
    if (!backend) return void response.writeHead(503).end('no server is ready');
    const { hostname, port } = backend.address;
    const { url: path, method, headers } = request;
    const forwarded = send({ hostname, port, path, method, headers, agent }, (answer) => {
      // that header is for one connection only
      const endToEnd = Object.entries(answer.headers).filter(([name]) => name !== 'connection');
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(endToEnd));
      answer.pipe(response);
    });
    forwarded.on('error', (error) => void response.writeHead(502).end(error.message));
    request.pipe(forwarded);
  };

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const backend = next();
    if (!backend) return void socket.destroy();
    const upstream = connect(Number(backend.address.port), backend.address.hostname, () => {
      const headers = request.rawHeaders.flatMap((name, at, all) =>
        at % 2 ? [] : `${name}: ${all[at + 1]}`,
      );
      upstream.write([`GET ${request.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
    upstream.on('close', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
    socket.on('close', () => upstream.destroy());
  };

  const server = createServer(forward).on('upgrade', upgrade);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const ask = async (backend: Backend) => {
    const reply = await fetch(new URL('/api/ready', backend.address)).catch(() => null);
    await reply?.arrayBuffer();
    backend.isReady = reply?.ok ?? false;
  };
  const timer = setInterval(() => void Promise.all([...backends.values()].map(ask)), askEveryMs);

  return {
    address: `http://127.0.0.1:${port}`,
    /** Adds a server, and resolves when it is ready. */
    async add(address: string): Promise<void> {
      const backend: Backend = { address: new URL(address), isReady: false };
      backends.set(address, backend);
      while (!backend.isReady) await sleep(askEveryMs);
    },
    remove: (address: string) => void backends.delete(address),
    async stop(): Promise<void> {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
