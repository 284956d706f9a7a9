import type { Page } from 'playwright-core';
import { Calls } from './pages/Calls';
import type { Stage } from './stage';
import { watchMedia } from './watchMedia';

/** People who call each other, one to one. */
export function callers(enter: Stage['enter']) {
  /** Somebody online for calls, with a fake camera. */
  async function online(
    plan: 'free' | 'basic' | 'premium',
    name: string,
    before: (page: Page) => Promise<void> = async () => {},
  ) {
    const { page, looksAround } = await enter({ as: plan });
    await watchMedia(page);
    await before(page);
    const calls = new Calls(page);
    await calls.open();
    await calls.goOnline(name);
    return { page, looksAround, calls };
  }
  const inTheDark = async (page: Page) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'true'));
  };
  async function together() {
    const [farah, bilal] = [await online('free', 'Farah'), await online('basic', 'Bilal', inTheDark)];
    await Promise.all([farah.calls.canCall('Bilal'), bilal.calls.canCall('Farah')]);
    return { farah, bilal };
  }
  return { online, together };
}
