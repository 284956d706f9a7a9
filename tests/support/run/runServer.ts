import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { browserServer } from '../openBrowser';
import { startProduct, type Product } from '../startProduct';
import type { Content } from './seededCluster';
import { runStores } from './stores';

/** A product that several test files share. */
export interface Shared {
  /** The address of the product. */
  address: string;
  /** The connection string of its database. */
  store: string;
  /** The server's log file. */
  logFile: string;
}

/**
 * Starts the HTTP server that provides shared resources to the test files of one jest run: a product and a browser per worker, one
 * product with the whole sample, and databases for separate products. Each is started on the first request (see `runClient.ts`). It runs in jest's main process,
 * because the test files of a worker share no variables.
 */
export async function startRunServer(): Promise<{ address: string; stop: () => Promise<void> }> {
  const stores = runStores();
  const products = new Map<string, Promise<Product & { store: string }>>();
  const browsers = new Map<string, ReturnType<typeof browserServer>>();

  async function openProduct(content: Content) {
    const store = await stores.fresh(content);
    return { ...(await startProduct({ DATABASE_URL: store })), store };
  }
  async function share(key: string, content: Content): Promise<Shared> {
    const product = products.get(key) ?? openProduct(content);
    products.set(key, product);
    const { address, logFile, store } = await product;
    return { address, logFile, store };
  }
  const handlers: Record<string, (argument: string) => Promise<unknown>> = {
    product: (worker) => share(worker, 'small'),
    market: () => share('market', 'full'),
    browser: async (worker) => {
      const before = await browsers.get(worker);
      // one that crashed would fail the files of all later tests
      const isOpen = before?.process().exitCode === null && before.process().signalCode === null;
      const browser = isOpen ? Promise.resolve(before) : browserServer();
      browsers.set(worker, browser);
      return (await browser).wsEndpoint();
    },
    store: () => stores.fresh('small'),
  };

  const server = createServer((request, response) => {
    const [resource = '', argument = ''] = (request.url ?? '').slice(1).split('/');
    const handler = handlers[resource] ?? (() => Promise.reject(new Error(`Unknown resource: ${resource}`)));
    handler(argument).then(
      (body) => response.end(JSON.stringify(body)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      const closing = [
        ...[...products.values()].map(async (product) => (await product).stop()),
        ...[...browsers.values()].map(async (browser) => (await browser).close()),
      ];
      await Promise.allSettled(closing);
      await stores.stop();
    },
  };
}
