import AxeBuilder from '@axe-core/playwright';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type BrowserServer,
  type Page,
} from 'playwright-core';
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
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** Starts Chromium, or the given program, with further arguments. */
export function openBrowser(executablePath = findChromium(), args: readonly string[] = []): Promise<Browser> {
  if (!executablePath) throw new Error('Chromium was not found; set CHROME_PATH.');
  return chromium.launch({ executablePath, args: [...ARGUMENTS, ...args] });
}

/** Starts Chromium as a server for `chromium.connect`. */
export function browserServer(): Promise<BrowserServer> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium was not found; set CHROME_PATH.');
  return chromium.launchServer({ executablePath, args: ARGUMENTS });
}

/** Opens a page in a new browser context, with its problems and its console output. */
export async function newVisitor(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; problems: string[]; written: string[] }> {
  // a worker answers requests where `page.route` does not see them; journeys of the worker allow it
  const context = await browser.newContext({ serviceWorkers: 'block', ...options, baseURL: address });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const written: string[] = [];
  page.on('console', (message) => {
    written.push(`${message.type()}: ${message.text()}`);
    const { url } = message.location();
    if (message.type() !== 'error' || isDisconnected(message.text())) return;
    if (isUnknownAddress(message.text(), url, page)) return;
    problems.push(`${message.text()} (${url})`);
  });
  return { page, problems, written };
}

/** Only a test disconnects the network; the message may arrive when it is connected again. */
const isDisconnected = (text: string) => text.includes('net::ERR_INTERNET_DISCONNECTED');

/** The status of an unknown address is 404, which Chromium logs; the page shows what to do. */
const isUnknownAddress = (text: string, url: string, page: Page) =>
  text.includes('status of 404') && url === page.url();

/** The axe violations of the current page: each rule with its elements. */
export async function axeViolations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode() // without frames it needs no second page to put results together
    .options({ resultTypes: ['violations'] }); // what passes is not described, which takes longer than the rules
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
