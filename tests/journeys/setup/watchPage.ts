import type { ConsoleMessage, Page } from 'playwright-core';

/** Collects the problems of a page, and what it writes to its console, from now on until `unwatch`. */
export function watchPage(page: Page) {
  const problems: string[] = [];
  const written: string[] = [];
  const onError = (error: Error) => void problems.push(error.message);
  const onMessage = (message: ConsoleMessage) => {
    written.push(`${message.type()}: ${message.text()}`);
    const { url } = message.location();
    if (message.type() !== 'error' || isDisconnected(message.text())) return;
    if (isUnknownAddress(message.text(), url, page)) return;
    problems.push(`${message.text()} (${url})`);
  };
  page.on('pageerror', onError).on('console', onMessage);
  const unwatch = () => void page.off('pageerror', onError).off('console', onMessage);
  return { problems, written, unwatch };
}

/** Only a test disconnects the network; the message may arrive when it is connected again. */
const isDisconnected = (text: string) => text.includes('net::ERR_INTERNET_DISCONNECTED');

/** The status of an unknown address is 404, which Chromium logs; the page shows what to do. */
const isUnknownAddress = (text: string, url: string, page: Page) =>
  text.includes('status of 404') && url === page.url();
