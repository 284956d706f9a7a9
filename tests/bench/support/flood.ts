import { Agent, request } from 'node:http';

/** What to send: in a process of its own, so that its CPU time is not counted. */
export interface Flood {
  url: string;
  headers: Record<string, string>;
  requests: number;
  /** Requests that wait for their response at the same time. */
  atOnce: number;
}

const agent = new Agent({ keepAlive: true });

const ask = ({ url, headers }: Flood) =>
  new Promise<void>((resolve, reject) => {
    const sent = request(url, { agent, headers }, (reply) => {
      reply.resume();
      reply.on('end', () =>
        reply.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${reply.statusCode}.`)),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

async function run(flood: Flood): Promise<void> {
  let left = flood.requests;
  const work = Array.from({ length: flood.atOnce }, async () => {
    while (left > 0) {
      left -= 1;
      await ask(flood);
    }
  });
  await Promise.all(work);
}

process.on('message', (flood: Flood) => {
  run(flood).then(
    () => process.send?.({}),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
