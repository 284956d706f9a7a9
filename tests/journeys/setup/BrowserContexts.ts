import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** What a context may have stored, other than cookies. The browser's cache of files is not part of it. */
const storageTypes = 'cache_storage,file_systems,indexeddb,local_storage,service_workers';
const defaultViewport = { width: 1280, height: 720 };

/**
 * Browser contexts for one product, each with a page. A context that was left is emptied and used again with its page, which has
 * our scripts compiled and cached: a load takes a third less CPU time than in a new context.
 */
export class BrowserContexts {
  private readonly idle: Page[] = [];

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
    const page = (isReusable && this.idle.pop()) || (await this.create(options));
    if (isReusable) await page.setViewportSize(viewport ?? defaultViewport);
    const isChanged = isReusable ? watchForLastingChanges(page) : () => true;
    const leave = () => (isReusable ? this.reuse(page, isChanged()) : page.context().close());
    return { page, leave };
  }

  private async create(options: BrowserContextOptions): Promise<Page> {
    const context = await this.browser.newContext({
      // a worker answers requests where `page.route` does not see them; journeys of the worker allow it
      serviceWorkers: 'block',
      // a dialog that is still fading in would fail the contrast check
      reducedMotion: 'reduce',
      ...options,
      baseURL: this.address,
    });
    return context.newPage();
  }

  private async reuse(page: Page, isChanged: boolean): Promise<void> {
    const context = page.context();
    try {
      const next = isChanged ? await context.newPage() : page;
      await empty(next, this.address);
      this.idle.push(next);
    } catch {
      // a page of it hangs, or the server is down
      await context.close();
    }
  }
}

/** Returns whether the page was changed since then in a way that outlives its documents. */
function watchForLastingChanges(page: Page): () => boolean {
  const context = page.context();
  const addInitScript: Page['addInitScript'] = page.addInitScript.bind(page);
  const newCDPSession: BrowserContext['newCDPSession'] = context.newCDPSession.bind(context);
  let isChanged = false;
  page.addInitScript = (script, argument, options) => {
    isChanged = true;
    return addInitScript(script, argument, options);
  };
  context.newCDPSession = (target) => {
    isChanged = true;
    return newCDPSession(target);
  };
  return () => {
    Reflect.deleteProperty(page, 'addInitScript');
    Reflect.deleteProperty(context, 'newCDPSession');
    return isChanged;
  };
}

/** Closes the other pages, removes what the context and the page have stored, and leaves the page where no script runs. */
async function empty(page: Page, address: string): Promise<void> {
  const context = page.context();
  const others = context.pages().filter((other) => other !== page);
  await Promise.all([context.setOffline(false), context.unrouteAll({ behavior: 'ignoreErrors' })]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ media: null });
  await page.goto('/robots.txt');
  await page.evaluate(() => sessionStorage.clear());
  await Promise.all(others.map((other) => other.close()));
  await Promise.all([context.clearCookies(), context.clearPermissions()]);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: address, storageTypes });
  await devtools.detach();
}
