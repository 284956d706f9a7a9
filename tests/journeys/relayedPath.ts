import type { Page } from 'playwright-core';
import './watchMedia';

/** The longest that finding a path anew takes on a busy machine. */
const slowMs = 120_000;

/** Waits until the page's call travels that way. */
export async function travels(page: Page, wanted: 'relay over udp' | 'relay over tcp'): Promise<void> {
  await page.waitForFunction(
    async (path) => {
      const connection = window.watchedMedia?.connections.findLast(
        ({ connectionState }) => connectionState === 'connected',
      );
      const report: ReadonlyMap<string, Record<string, unknown>> = new Map(await connection?.getStats());
      const transport = [...report.values()].find(({ type }) => type === 'transport');
      const pair = report.get(String(transport?.['selectedCandidatePairId']));
      const local = report.get(String(pair?.['localCandidateId']));
      return `${String(local?.['candidateType'])} over ${String(local?.['relayProtocol'])}` === path;
    },
    wanted,
    { timeout: slowMs, polling: 200 },
  );
}

/** Waits until each of so many connections of the page travels that way. */
export async function allTravel(
  page: Page,
  count: number,
  wanted: 'relay over udp' | 'relay over tcp',
): Promise<void> {
  await page.waitForFunction(
    async ([path, number]) => {
      const open = (window.watchedMedia?.connections ?? []).filter(
        ({ connectionState }) => connectionState === 'connected',
      );
      const ways = await Promise.all(
        open.map(async (connection) => {
          const report: ReadonlyMap<string, Record<string, unknown>> = new Map(await connection.getStats());
          const transport = [...report.values()].find(({ type }) => type === 'transport');
          const pair = report.get(String(transport?.['selectedCandidatePairId']));
          const local = report.get(String(pair?.['localCandidateId']));
          return `${String(local?.['candidateType'])} over ${String(local?.['relayProtocol'])}`;
        }),
      );
      return ways.length === Number(number) && ways.every((way) => way === path);
    },
    [wanted, String(count)],
    { timeout: slowMs, polling: 200 },
  );
}

/** Under what name the page's call asks the relay: it begins with the second at which it runs out. */
export const relayNameOf = (page: Page) =>
  page.evaluate(() => {
    const servers = window.watchedMedia?.connections.at(-1)?.getConfiguration().iceServers ?? [];
    return servers.map(({ username }) => username).find((name) => name !== undefined) ?? '';
  });

/** Waits until it asks under another name, and the first has run out. */
export async function outlives(page: Page, first: string): Promise<void> {
  await page.waitForFunction(
    (name) => {
      const servers = window.watchedMedia?.connections.at(-1)?.getConfiguration().iceServers ?? [];
      const isRenewed = servers.some(({ username }) => username !== undefined && username !== name);
      return isRenewed && Date.now() > Number(name.split(':')[0]) * 1000;
    },
    first,
    { timeout: slowMs, polling: 200 },
  );
}

/** Waits until so many more frames of somebody's picture were shown than by now. */
export async function seesMoreFrames(page: Page, name: string, more = 20): Promise<void> {
  const label = `${name}’s video`;
  const shown = await page.evaluate(
    (wanted) =>
      document.querySelector<HTMLVideoElement>(`video[aria-label="${wanted}"]`)?.getVideoPlaybackQuality()
        .totalVideoFrames ?? 0,
    label,
  );
  await page.waitForFunction(
    ([wanted, least]) => {
      const video = document.querySelector<HTMLVideoElement>(`video[aria-label="${wanted}"]`);
      return (video?.getVideoPlaybackQuality().totalVideoFrames ?? 0) >= Number(least);
    },
    [label, String(shown + more)],
    { timeout: slowMs },
  );
}
