import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { browserServer } from '../openBrowser';
import { startProduct, type Product } from '../startProduct';
import { runStores } from './stores';

/** What the tests of one worker share. */
export interface Shared {
  /** Where the product is. */
  address: string;
  /** The connection address of its store. */
  store: string;
  /** The file that its server writes to what it says. */
  logFile: string;
}

/**
 * Starts, for one run of jest, what its test files share: for each worker a product and a browser, and stores for those who want
 * a server of their own. Each is started when it is first asked for (see `ask`). It lives in jest's own process, as a worker's
 * test files share no variables.
 */
export async function startRun(): Promise<{ address: string; stop: () => Promise<void> }> {
  const stores = runStores();
  const products = new Map<string, Promise<Product & { store: string }>>();
  const browsers = new Map<string, ReturnType<typeof browserServer>>();

  async function openProduct() {
    const store = await stores.fresh('sample');
    return { ...(await startProduct({ DATABASE_URL: store })), store };
  }
  const answers: Record<string, (about: string) => Promise<unknown>> = {
    product: async (worker) => {
      const product = products.get(worker) ?? openProduct();
      products.set(worker, product);
      const { address, logFile, store } = await product;
      return { address, logFile, store } satisfies Shared;
    },
    browser: async (worker) => {
      const browser = browsers.get(worker) ?? browserServer();
      browsers.set(worker, browser);
      return (await browser).wsEndpoint();
    },
    store: (content) => stores.fresh(content === 'market' ? 'market' : 'sample'),
  };

  const server = createServer((request, response) => {
    const [what = '', about = ''] = (request.url ?? '').slice(1).split('/');
    const answer = answers[what] ?? (() => Promise.reject(new Error(`Nobody knows what ${what} is.`)));
    answer(about).then(
      (told) => response.end(JSON.stringify(told)),
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
