import type { Page } from 'playwright-core';

/** Collects the problems of a page from now on, and what it writes to its console. */
export function watchPage(page: Page): { problems: string[]; written: string[] } {
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
  return { problems, written };
}

/** Only a test disconnects the network; the message may arrive when it is connected again. */
const isDisconnected = (text: string) => text.includes('net::ERR_INTERNET_DISCONNECTED');

/** The status of an unknown address is 404, which Chromium logs; the page shows what to do. */
const isUnknownAddress = (text: string, url: string, page: Page) =>
  text.includes('status of 404') && url === page.url();
