import { Agent, request } from 'node:http';

/** A series of requests for the client process, sent sequentially over one keep-alive connection. */
export interface Series {
  address: string;
  headers: Record<string, string>;
  requests: readonly { path: string; body?: string }[];
}

/** One connection is enough for sequential requests. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Milliseconds from the first byte sent to the last byte received. */
function ask({ address, headers }: Series, { path, body }: Series['requests'][number]): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedMs = performance.now();
    const sent = request(
      `${address}${path}`,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => (text += part));
        reply.on('end', () => {
          if (reply.statusCode === 200) resolve(performance.now() - startedMs);
          else reject(new Error(`${path} answered ${reply.statusCode}: ${text}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

async function run(series: Series): Promise<void> {
  const times: number[] = [];
  for (const each of series.requests) times.push(await ask(series, each));
  process.send?.({ times });
}

process.on('message', (series: Series) => {
  run(series).catch((error: unknown) => process.send?.({ error: String(error) }));
});
