import { chromium, type Browser, type BrowserServer } from 'playwright-core';
import { findChromium } from '../../scripts/lib/findChromium.mjs';

/** Works as root in a container, with a fake camera and microphone that need no permission. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // a page of a context that has another one open starts in its process, with what that compiled
  '--process-per-site',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** Starts Chromium, or the given program, with further arguments. */
export function openBrowser(executablePath = findChromium(), args: readonly string[] = []): Promise<Browser> {
  if (!executablePath) throw new Error('Chromium was not found; set CHROME_PATH.');
  return chromium.launch({ executablePath, args: [...ARGUMENTS, ...args] });
}

/**
 * V8 without the compilers that optimize hot functions. They work on other threads, so they save a person time but not the machine: a
 * load of a page, and axe on it, take a fifth less CPU time without them.
 */
const WITHOUT_OPTIMIZING = '--js-flags=--no-opt --no-maglev';

/** All documents of a page in one process, with what it compiled: tests visit no strangers to be isolated from. */
const WITHOUT_SITE_ISOLATION = '--disable-site-isolation-trials';

/** Starts Chromium as a server for `chromium.connect`, for tests of what pages do, not of how fast they are. */
export function browserServer(): Promise<BrowserServer> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium was not found; set CHROME_PATH.');
  return chromium.launchServer({
    executablePath,
    args: [...ARGUMENTS, WITHOUT_OPTIMIZING, WITHOUT_SITE_ISOLATION],
  });
}
