import type { Page } from 'playwright-core';

/** The newest message to that recipient in the development outbox. */
export async function lastMessage(page: Page, recipient: string): Promise<string> {
  const reply = await page.request.get('/api/dev/outbox');
  const articles = (await reply.text()).split('<article>');
  return articles.find((article) => article.includes(`<strong>${recipient}</strong>`)) ?? '';
}

/** The link in it. */
export async function lastLink(page: Page, recipient: string): Promise<string> {
  return /href="([^"]+)"/.exec(await lastMessage(page, recipient))?.[1] ?? '';
}

/** Waits for the message to that recipient with this text in it. */
export async function mailAbout(page: Page, recipient: string, text: string): Promise<string> {
  const found = await page.waitForFunction(
    async (wanted) => {
      const articles = (await (await fetch('/api/dev/outbox')).text()).split('<article>');
      return articles.find((article) => wanted.every((part) => article.includes(part)));
    },
    [`<strong>${recipient}</strong>`, text],
    { polling: 500 },
  );
  return (await found.jsonValue()) ?? '';
}
