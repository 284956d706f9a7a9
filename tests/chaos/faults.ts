import { createPrivateKey, sign, type KeyObject } from 'node:crypto';
import type { ModulesReply } from '@tayyib/shared/contracts';
import { signedText } from '@tayyib/shared/registry-signature';
import type { Page, Route } from 'playwright-core';
import { damageCode, type InnerFault } from './damageCode';

/** A fault of one module in one page, from `begin` to `end`. */
export interface Fault {
  name: string;
  begin: (page: Page, id: string) => Promise<void>;
  end: (page: Page) => Promise<void>;
  /** A fault in the registry's reply needs a refetch before the retry. */
  isOfRegistry?: true;
  /** What hung arrives when the fault ends: the module shows by itself, without a retry. */
  arrivesLate?: true;
}

const removeRoutes = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });

/** A fault in the responses for some of a module's files. */
const networkFault = (
  name: string,
  files: (id: string) => RegExp,
  respond: (route: Route) => unknown,
): Fault => ({
  name,
  begin: async (page, id) => {
    await page.route(files(id), (route) => void respond(route));
  },
  end: removeRoutes,
});

const allFiles = (id: string) => new RegExp(`/modules/${id}/`);
const entry = (id: string) => new RegExp(`/modules/${id}/[^/]+/remoteEntry`);
const chunks = (id: string) => new RegExp(`/modules/${id}/[^/]+/(?!remoteEntry)[^/]+\\.js`);
const never = () => {};

/** A fault in the module's own code, whose files are intact. */
const codeFault = (name: string, fault: InnerFault): Fault => ({
  name,
  begin: async (page, id) => {
    await page.addInitScript(damageCode, { fault, id });
  },
  end: async (page) => {
    await page.evaluate(() => Object.assign(globalThis, { fault: undefined }));
  },
});

/** Empties the registry that the server wrote into the page before the page's scripts read it, so that the page requests it. */
const emptyInlinedRegistry = (page: Page) =>
  page.addInitScript(() => {
    const empty = () => document.getElementById('module-registry')?.replaceChildren();
    new MutationObserver(empty).observe(document, { childList: true, subtree: true });
  });

/** A fault in the registry's reply, correctly signed. */
const registryFault = (
  name: string,
  key: KeyObject,
  change: (entry: ModulesReply['modules'][number]) => void,
): Fault => ({
  name,
  begin: async (page, id) => {
    await emptyInlinedRegistry(page);
    await page.route('**/api/modules', async (route) => {
      const reply = await route.fetch();
      const content: ModulesReply = await reply.json();
      for (const each of content.modules) if (each.descriptor.id === id) change(each);
      const text = Buffer.from(signedText(content));
      const signature = sign('sha256', text, { key, dsaEncoding: 'ieee-p1363' }).toString('base64');
      await route.fulfill({ response: reply, json: { ...content, signature } });
    });
  },
  end: removeRoutes,
  isOfRegistry: true,
});

/** All faults. `pem`: the key with which the server signs its registry. */
export function allFaults(pem: string): Fault[] {
  const key = createPrivateKey(pem);
  const body =
    (contentType: string, text: string, status = 200) =>
    (route: Route) =>
      route.fulfill({ status, contentType, body: text });
  return [
    networkFault('server down', allFiles, (route) => route.abort('connectionrefused')),
    { ...networkFault('entry hangs', entry, never), arrivesLate: true },
    networkFault('500 with JSON', allFiles, body('application/json', '{"code":"down"}', 500)),
    networkFault('200 with HTML', allFiles, body('text/html', '<!doctype html><title>Hello</title>')),
    networkFault('garbage JavaScript', entry, body('text/javascript', '}{ not a program')),
    codeFault('throws on evaluation', 'evaluation'),
    codeFault('throws in render', 'render'),
    networkFault('lazy chunk 404', chunks, body('text/plain', 'Not found', 404)),
    registryFault('wrong SDK', key, (entry) => {
      entry.descriptor.sdk = '^9.0.0';
    }),
    codeFault('shared-dependency mismatch', 'shared'),
    registryFault('wrong hash', key, (entry) => {
      entry.integrity = `sha384-${'A'.repeat(64)}`;
    }),
  ];
}
