import type { Page } from 'playwright-core';
import { Calls } from '../pages/Calls';
import type { JourneySetup } from './journeys';
import { watchMedia } from './watchMedia';

/** Users for one-to-one calls. */
export function callers(enter: JourneySetup['enter']) {
  /** Opens a user who is online for calls, with a fake camera. */
  async function online(
    plan: 'free' | 'basic' | 'premium',
    name: string,
    before: (page: Page) => Promise<void> = async () => {},
  ) {
    const { page, checkPage } = await enter({ as: plan });
    await watchMedia(page);
    await before(page);
    const calls = new Calls(page);
    await calls.open();
    await calls.goOnline(name);
    return { page, checkPage, calls };
  }
  const inTheDark = async (page: Page) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'true'));
  };
  async function together() {
    const farah = await online('free', 'Farah');
    const bilal = await online('basic', 'Bilal', inTheDark);
    await Promise.all([farah.calls.canCall('Bilal'), bilal.calls.canCall('Farah')]);
    return { farah, bilal };
  }
  return { online, together };
}
