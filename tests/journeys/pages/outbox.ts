import type { Page } from 'playwright-core';
import { untilTrue } from '../setup/limits';

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
  let found: string | undefined;
  await untilTrue(`A message about ${text}`, async () => {
    const reply = await page.request.get('/api/dev/outbox');
    const articles = (await reply.text()).split('<article>');
    const isWanted = (article: string) =>
      article.includes(`<strong>${recipient}</strong>`) && article.includes(text);
    found = articles.find(isWanted);
    return found !== undefined;
  });
  return found ?? '';
}
