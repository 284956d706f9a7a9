import AxeBuilder from '@axe-core/playwright';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type BrowserServer,
  type Page,
} from 'playwright-core';
import { findChromium } from '../../scripts/lib/findChromium.mjs';

/** Quiet, and able to run as root in a container; a camera and a microphone that need no hardware or permission. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** Starts the browser of this machine, or the program given, with further arguments. */
export function openBrowser(executablePath = findChromium(), args: readonly string[] = []): Promise<Browser> {
  if (!executablePath) throw new Error('There is no Chromium here; CHROME_PATH can name one.');
  return chromium.launch({ executablePath, args: [...ARGUMENTS, ...args] });
}

/** Starts this machine's browser for others to `chromium.connect` to. */
export function browserServer(): Promise<BrowserServer> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium here; CHROME_PATH can name one.');
  return chromium.launchServer({ executablePath, args: ARGUMENTS });
}

/** A page of a visitor nobody has met before, everything that goes wrong on it, and all that is written to its console. */
export async function newVisitor(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; problems: string[]; written: string[] }> {
  const context = await browser.newContext({ ...options, baseURL: address });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const written: string[] = [];
  page.on('console', (message) => {
    written.push(`${message.type()}: ${message.text()}`);
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
  });
  return { page, problems, written };
}

/** What axe finds wrong with the page as it is now: each rule, and where it is broken. */
export async function axeViolations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode() // without frames it needs no second page to put results together
    .options({ resultTypes: ['violations'] }); // what passes is not described, which takes longer than the rules
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
