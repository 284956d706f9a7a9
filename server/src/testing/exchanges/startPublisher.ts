import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * For tests: a mirror of the publishers on this machine. Paths that `answers` does not contain are missing.
 */
export async function startPublisher(answers: Record<string, Answer | string | Buffer>) {
  const requests: { path: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push({ path, headers: request.headers });
    const answer = answers[path];
    if (answer === undefined) response.writeHead(404).end('Not found');
    else if (typeof answer === 'function') answer(request, response);
    else response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    mirror: new URL(`http://127.0.0.1:${port}`),
    requests,
    answers,
    /** As if just started, with other answers. */
    reset: (fresh: typeof answers = {}) => {
      requests.splice(0);
      for (const path of Object.keys(answers)) delete answers[path];
      Object.assign(answers, fresh);
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Publisher = Awaited<ReturnType<typeof startPublisher>>;
