import { randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '../../../server/src/seed/demoAccounts';
import { Calls } from '../../journeys/pages/Calls';
import type { CallPair } from '../../journeys/setup/callRounds';
import { watchMedia } from '../../journeys/setup/watchMedia';
import { watchTimers } from './watchTimers';

/** Signs in two users and takes them online, each with a fake camera. */
export async function openPair(browser: Browser, address: string): Promise<CallPair> {
  const farah = await online(browser, address, 'free', 'Farah');
  const bilal = await online(browser, address, 'basic', 'Bilal');
  await Promise.all([farah.calls.canCall('Bilal'), bilal.calls.canCall('Farah')]);
  return { farah, bilal };
}

async function online(browser: Browser, baseURL: string, plan: string, name: string) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await watchMedia(page);
  await watchTimers(page);
  await page.goto('/login');
  await signInFrom(page, plan);
  const calls = new Calls(page);
  await calls.open();
  await calls.goOnline(name);
  return { page, calls };
}

/** Signs in a demo account, from an address of its own: one address may sign in only so often a minute. */
export async function signInFrom(page: Page, plan: string): Promise<void> {
  // the browser may be in another network than this process
  await page.evaluate(
    async ([address, who]) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
      await fetch('/api/login', { method: 'POST', headers, body: JSON.stringify(who) });
    },
    [
      `10.${[...randomBytes(3)].join('.')}`,
      { email: `${plan}@tayyib.example`, password: demoPassword, deviceType: 0 },
    ] as const,
  );
}

/** Farah calls Bilal. Milliseconds from the accepting click to the first video frame at the callee. */
export async function beginCall({ farah, bilal }: CallPair): Promise<number> {
  await farah.calls.call('Bilal');
  await bilal.page.getByRole('dialog').getByRole('button', { name: 'Accept' }).waitFor();
  return bilal.page.evaluate(async (label) => {
    const accept = [...document.querySelectorAll('button')].find(({ innerText }) => innerText === 'Accept');
    const startedAt = performance.now();
    accept?.click();
    for (;;) {
      const video = document.querySelector<HTMLVideoElement>(`video[aria-label="${label}"]`);
      if ((video?.getVideoPlaybackQuality().totalVideoFrames ?? 0) > 0) return performance.now() - startedAt;
      await new Promise(requestAnimationFrame);
    }
  }, 'Farah’s video');
}

export async function endCall({ farah, bilal }: CallPair): Promise<void> {
  await bilal.calls.hangUp();
  await Promise.all([farah.calls.isFree(), bilal.calls.isFree()]);
}

/** The quantile of the values at that share. */
export const at = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;
