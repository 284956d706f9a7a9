import type { Page } from 'playwright-core';
import { Rooms } from '../pages/Rooms';
import { callJourneys } from '../setup/callJourneys';
import { callers } from '../setup/callers';
import { withSmallCamera } from '../setup/smallCamera';
import { liveMedia } from '../setup/watchMedia';

/** Counts, frame by frame, how often the page shows no video of this user; the returned function ends it. */
async function withoutVideoOf(page: Page, name: string): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle((label) => {
    const count = { missing: 0, isOver: false };
    const look = () => {
      if (count.isOver) return;
      if (!document.querySelector(`video[aria-label="${label}"]`)) count.missing += 1;
      requestAnimationFrame(look);
    };
    look();
    return count;
  }, `${name}’s video`);
  return () =>
    counter.evaluate((count) => {
      count.isOver = true;
      return count.missing;
    });
}

/** Whether new connections of a page find no path, as behind a firewall; those that are up go on. */
const blockNewConnections = (page: Page, isBlocked: boolean) =>
  page.evaluate((blocked) => {
    const usual = window.unblockedConnection ?? RTCPeerConnection;
    window.unblockedConnection = usual;
    window.RTCPeerConnection = blocked
      ? class extends usual {
          constructor(configuration?: RTCConfiguration) {
            // there is no relay
            super({ ...configuration, iceTransportPolicy: 'relay' });
          }
        }
      : usual;
  }, isBlocked);

declare global {
  interface Window {
    unblockedConnection?: typeof RTCPeerConnection;
  }
}

callJourneys('a call that becomes a room', ({ enter }) => {
  const { online, together } = callers(enter);

  it('goes on as a call where the room finds no path, says so on both sides, and tries again', async () => {
    const { farah, bilal } = await together();
    await farah.calls.call('Bilal');
    await bilal.calls.accept();
    await Promise.all([farah.calls.seesFrames('Bilal'), bilal.calls.seesFrames('Farah')]);
    for (const { page } of [farah, bilal]) await blockNewConnections(page, true);
    const rooms = { farah: new Rooms(farah.page), bilal: new Rooms(bilal.page) };
    await rooms.farah.does('More');
    await rooms.farah.does('Add a person');
    const problem =
      'This did not become a group call. Neither picture nor sound arrived in the room. Your call goes on.';
    for (const { page, calls } of [farah, bilal]) {
      await page.getByText(problem).waitFor();
      await page.waitForFunction(() => {
        const { tracks = [], connections = [] } = window.watchedMedia ?? {};
        const open = connections.filter(({ connectionState }) => connectionState !== 'closed');
        return open.length === 1 && tracks.filter(({ readyState }) => readyState === 'live').length === 2;
      });
      await calls.seesFrames(page === farah.page ? 'Bilal' : 'Farah');
    }
    await farah.checkPage();
    for (const { page } of [farah, bilal]) await blockNewConnections(page, false);
    await rooms.farah.does('Try again');
    for (const one of [rooms.farah, rooms.bilal]) await one.heading('Group call').waitFor();
    await rooms.farah.seesMoving('Bilal');
    await rooms.bilal.seesMoving('Farah');
  });

  it('goes on with the same picture, and a third user joins by invitation', async () => {
    const farah = await online('free', 'Farah', withSmallCamera);
    const bilal = await online('basic', 'Bilal', withSmallCamera);
    const hana = await online('premium', 'Hana', withSmallCamera);
    await farah.calls.canCall('Bilal');
    await farah.calls.call('Bilal');
    await bilal.calls.accept();
    await farah.calls.seesFrames('Bilal');
    await bilal.calls.seesFrames('Farah');

    const ends = [await withoutVideoOf(farah.page, 'Bilal'), await withoutVideoOf(bilal.page, 'Farah')];
    const rooms = { farah: new Rooms(farah.page), bilal: new Rooms(bilal.page), hana: new Rooms(hana.page) };
    await rooms.farah.does('More');
    await rooms.farah.does('Add a person');
    for (const one of [rooms.farah, rooms.bilal]) await one.heading('Group call').waitFor();
    await rooms.farah.seesMoving('Bilal');
    await rooms.bilal.seesMoving('Farah');
    expect(await Promise.all(ends.map((end) => end()))).toEqual([0, 0]);
    // the call and its devices end
    await rooms.farah.hasConnections(1);
    await rooms.bilal.hasConnections(1);
    for (const { page } of [farah, bilal]) {
      await page.waitForFunction(() =>
        window.watchedMedia?.tracks.every(({ readyState }) => readyState === 'ended'),
      );
      expect((await liveMedia(page)).connections).toBe(1);
    }

    await rooms.farah.opensPeople();
    await farah.page.getByText('Invite people').click();
    await rooms.farah.does('Invite Hana');
    // she sees the private room, as she is invited
    await hana.page.getByRole('button', { name: 'Join Group call' }).waitFor();
    await hana.page.goto('/notification');
    await hana.page
      .getByRole('region', { name: 'Your notifications' })
      .getByText(/invites you/)
      .click();
    await rooms.hana.does('Join now');
    await rooms.hana.seesMoving('Farah', 'Bilal');
    await rooms.farah.seesMoving('Bilal', 'Hana');
  });
});
