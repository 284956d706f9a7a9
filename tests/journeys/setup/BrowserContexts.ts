import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

/** What a context may have stored, other than cookies. The browser's cache of files is not part of it. */
const storageTypes = 'cache_storage,file_systems,indexeddb,local_storage,service_workers';

/**
 * Browser contexts for one product. A context that was left is emptied and used again: its next page starts in the process of the
 * last one, with our scripts compiled, for half the CPU time of a page in a new context.
 */
export class BrowserContexts {
  private readonly idle: BrowserContext[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly address: string,
  ) {}

  /**
   * A page in a context that no other guest uses now.
   * @param isolated the context is closed afterwards, for tests that change it for good, as with a fake clock
   */
  async open(options: BrowserContextOptions, isolated = false) {
    const { viewport, ...others } = options;
    const isReusable = !isolated && Object.keys(others).length === 0;
    const context = (isReusable && this.idle.pop()) || (await this.create(options));
    const page = await context.newPage();
    if (isReusable && viewport) await page.setViewportSize(viewport);
    const leave = () => (isReusable ? this.reuse(context) : context.close());
    return { page, leave };
  }

  private create(options: BrowserContextOptions): Promise<BrowserContext> {
    return this.browser.newContext({
      // a worker answers requests where `page.route` does not see them; journeys of the worker allow it
      serviceWorkers: 'block',
      // a dialog that is still fading in would fail the contrast check
      reducedMotion: 'reduce',
      ...options,
      baseURL: this.address,
    });
  }

  private async reuse(context: BrowserContext): Promise<void> {
    try {
      await empty(context, this.address);
      this.idle.push(context);
    } catch {
      // a page of it hangs, or the server is down
      await context.close();
    }
  }
}

/** Leaves a page that runs no script, so that the process of our pages lives on. */
async function empty(context: BrowserContext, address: string): Promise<void> {
  const left = context.pages();
  await Promise.all([context.setOffline(false), context.unrouteAll({ behavior: 'ignoreErrors' })]);
  const plain = await context.newPage();
  await plain.goto('/robots.txt');
  await Promise.all(left.map((page) => page.close()));
  await Promise.all([context.clearCookies(), context.clearPermissions()]);
  const devtools = await context.newCDPSession(plain);
  await devtools.send('Storage.clearDataForOrigin', { origin: address, storageTypes });
  await devtools.detach();
}
