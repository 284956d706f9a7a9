import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '../../../server/src/seed/demoAccounts';
import { Calls } from '../../journeys/pages/Calls';
import { Rooms } from '../../journeys/pages/Rooms';
import { watchMedia } from '../../journeys/setup/watchMedia';
import { watchTiles } from './watchTiles';

/** A user who is online for calls, with a fake camera. */
export interface RoomGuest {
  name: string;
  page: Page;
  rooms: Rooms;
}

const accounts = {
  Farah: 'free',
  Bilal: 'basic',
  Hana: 'premium',
  Yusuf: 'pro',
  Adil: 'advisor',
  Sana: 'staff',
} as const;

/** The title of the room. */
export const roomTitle = 'Open house';
const patienceMs = 60_000;
/** The rate limit of joins. */
const betweenJoinsMs = 4100;
/** A viewport with all tiles: tiles outside are hardly painted. */
const viewport = { width: 900, height: 1300 };

/** Signs in up to six users and takes them online, each in a separate window. */
export async function openGuests(browser: Browser, baseURL: string, count = 6): Promise<RoomGuest[]> {
  const guests: RoomGuest[] = [];
  for (const [name, account] of Object.entries(accounts).slice(0, count)) {
    const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    await watchMedia(page);
    await watchTiles(page);
    await page.goto('/login');
    await page.evaluate(
      async (who) => {
        const headers = { 'content-type': 'application/json' };
        await fetch('/api/login', { method: 'POST', headers, body: JSON.stringify(who) });
      },
      { email: `${account}@tayyib.example`, password: demoPassword, deviceType: 0 },
    );
    const calls = new Calls(page);
    await calls.open();
    await calls.goOnline(name);
    guests.push({ name, page, rooms: new Rooms(page) });
  }
  return guests;
}

const namesBeside = ({ name }: RoomGuest, all: readonly RoomGuest[]) =>
  all.map((guest) => guest.name).filter((one) => one !== name);

/** Waits until every user sees the video of all others. */
export async function allSeeAll(all: readonly RoomGuest[]): Promise<void> {
  await Promise.all(all.map((guest) => guest.rooms.seesMoving(...namesBeside(guest, all))));
}

/** Records the media routes of each page; the returned function waits until all of them have changed. */
export async function beforeChange(all: readonly RoomGuest[]): Promise<() => Promise<unknown>> {
  const before = await Promise.all(all.map(async (guest) => ({ guest, shown: await guest.rooms.shown() })));
  return () =>
    Promise.all(before.map(({ guest, shown }) => guest.rooms.seesMovingAnew(shown, namesBeside(guest, all))));
}

/** Joins and leaves the given number of times. Milliseconds from joining, with the devices open, to the first video of another user. */
export async function timeJoins(guest: RoomGuest, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let done = 0; done < count; done += 1) {
    const nextAt = Date.now() + betweenJoinsMs;
    times.push(await timeJoin(guest));
    await guest.rooms.does('Leave the room');
    await guest.page.getByRole('button', { name: `Join ${roomTitle}` }).waitFor();
    await pause(Math.max(0, nextAt - Date.now()));
  }
  return times;
}

async function timeJoin({ page }: RoomGuest): Promise<number> {
  await page.getByRole('button', { name: `Join ${roomTitle}` }).click();
  const join = page.getByRole('button', { name: 'Join now', disabled: false });
  return join.evaluate(async (button: HTMLElement) => {
    const startedAt = performance.now();
    button.click();
    for (;;) {
      const others = document.querySelectorAll<HTMLVideoElement>('video[aria-label$="’s video"]');
      if ([...others].some((video) => video.getVideoPlaybackQuality().totalVideoFrames > 0))
        return performance.now() - startedAt;
      await new Promise(requestAnimationFrame);
    }
  });
}
