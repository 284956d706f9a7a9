import { createPrivateKey, sign, type KeyObject } from 'node:crypto';
import type { ModulesReply } from '@tayyib/shared/contracts';
import { signedText } from '@tayyib/shared/registry-signature';
import type { Page, Route } from 'playwright-core';
import type { InnerFault } from './faultyDist';

/** Something that goes wrong with one module in one page, until it is put right. */
export interface Fault {
  name: string;
  begin: (page: Page, id: string) => Promise<void>;
  end: (page: Page) => Promise<void>;
  /** What the registry says is put right by asking it again, not by another try at what it said. */
  isOfRegistry?: true;
}

const forget = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });

/** The requests for some of a module's files end in this way. */
const answered = (name: string, files: (id: string) => RegExp, answer: (route: Route) => unknown): Fault => ({
  name,
  begin: async (page, id) => {
    await page.route(files(id), (route) => void answer(route));
  },
  end: forget,
});

const allFiles = (id: string) => new RegExp(`/modules/${id}/`);
const manifest = (id: string) => new RegExp(`/modules/${id}/[^/]+/release\\.json`);
const entry = (id: string) => new RegExp(`/modules/${id}/[^/]+/remoteEntry`);
const chunks = (id: string) => new RegExp(`/modules/${id}/[^/]+/(?!remoteEntry)[^/]+\\.js`);
const never = () => {};

/** The module's own code fails, though every byte of it is right. */
const inner = (name: string, fault: InnerFault): Fault => ({
  name,
  begin: async (page, id) => {
    await page.addInitScript((wanted) => Object.assign(globalThis, { fault: wanted }), `${fault} ${id}`);
  },
  end: async (page) => {
    await page.evaluate(() => Object.assign(globalThis, { fault: undefined }));
  },
});

/** The registry itself says something else of the module, signed as the server signs. */
const registered = (
  name: string,
  key: KeyObject,
  change: (told: ModulesReply['modules'][number]) => void,
): Fault => ({
  name,
  begin: async (page, id) => {
    await page.route('**/api/modules', async (route) => {
      const reply = await route.fetch();
      const told: ModulesReply = await reply.json();
      for (const each of told.modules) if (each.descriptor.id === id) change(each);
      const text = Buffer.from(signedText(told));
      const signature = sign('sha256', text, { key, dsaEncoding: 'ieee-p1363' }).toString('base64');
      await route.fulfill({ response: reply, json: { ...told, signature } });
    });
  },
  end: forget,
  isOfRegistry: true,
});

/** All that can go wrong. `pem`: the key that the server signs its registry with. */
export function allFaults(pem: string): Fault[] {
  const key = createPrivateKey(pem);
  const body =
    (contentType: string, text: string, status = 200) =>
    (route: Route) =>
      route.fulfill({ status, contentType, body: text });
  return [
    answered('server down', allFiles, (route) => route.abort('connectionrefused')),
    answered('manifest hangs', manifest, never),
    answered('entry hangs', entry, never),
    answered('500 with JSON', allFiles, body('application/json', '{"code":"down"}', 500)),
    answered('200 with HTML', allFiles, body('text/html', '<!doctype html><title>Hello</title>')),
    answered('garbage JavaScript', entry, body('text/javascript', '}{ not a program')),
    inner('throws on evaluation', 'evaluation'),
    inner('throws in render', 'render'),
    answered('lazy chunk 404', chunks, body('text/plain', 'Not found', 404)),
    registered('wrong SDK', key, (told) => {
      told.descriptor.sdk = '^9.0.0';
    }),
    inner('shared-dependency mismatch', 'shared'),
    registered('wrong hash', key, (told) => {
      told.integrity = `sha384-${'A'.repeat(64)}`;
    }),
  ];
}
