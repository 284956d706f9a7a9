import type { Page } from 'playwright-core';
import { mediaMs, untilTrue } from './limits';
import './watchMedia';

/** Waits until the page's call uses that ICE path. */
export async function travels(page: Page, wanted: 'relay over udp' | 'relay over tcp'): Promise<void> {
  const isOnPath = () =>
    page.evaluate(async (path) => {
      const connection = window.watchedMedia?.connections.findLast(
        ({ connectionState }) => connectionState === 'connected',
      );
      const report: ReadonlyMap<string, Record<string, unknown>> = new Map(await connection?.getStats());
      const transport = [...report.values()].find(({ type }) => type === 'transport');
      const pair = report.get(String(transport?.['selectedCandidatePairId']));
      const local = report.get(String(pair?.['localCandidateId']));
      return `${String(local?.['candidateType'])} over ${String(local?.['relayProtocol'])}` === path;
    }, wanted);
  await untilTrue(wanted, isOnPath, mediaMs);
}

/** Waits until the given number of connections of the page use that ICE path. */
export async function allTravel(
  page: Page,
  count: number,
  wanted: 'relay over udp' | 'relay over tcp',
): Promise<void> {
  const areOnPath = () =>
    page.evaluate(
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
    );
  await untilTrue(`${count} ${wanted}`, areOnPath, mediaMs);
}

/** The TURN username of the page's call, which starts with its expiry in seconds. */
export const relayNameOf = (page: Page) =>
  page.evaluate(() => {
    const servers = window.watchedMedia?.connections.at(-1)?.getConfiguration().iceServers ?? [];
    return servers.map(({ username }) => username).find((name) => name !== undefined) ?? '';
  });

/** Waits until the call uses new credentials and the first have expired. */
export async function outlives(page: Page, first: string): Promise<void> {
  await page.waitForFunction(
    (name) => {
      const servers = window.watchedMedia?.connections.at(-1)?.getConfiguration().iceServers ?? [];
      const isRenewed = servers.some(({ username }) => username !== undefined && username !== name);
      return isRenewed && Date.now() > Number(name.split(':')[0]) * 1000;
    },
    first,
    { timeout: mediaMs, polling: 200 },
  );
}

/** Waits until the given number of further frames of a user's video have been shown. */
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
    { timeout: mediaMs },
  );
}
