import type { Page } from 'playwright-core';
import { allUdp, theRelay } from '../support/openNetworks';
import { relayPort } from '../support/relayedNetworks';
import { Calls } from '../journeys/pages/Calls';
import { outlives, relayNameOf, seesMoreFrames, travels } from '../journeys/setup/relayedPath';
import { relayedJourneys } from './relayedJourneys';
import { isAllReleased, watchMedia } from '../journeys/setup/watchMedia';

/** Longer than a call waits for ICE servers, and shorter than it waits for a path. */
const lateMs = 8000;

relayedJourneys('calls through a relay', ({ enter, block }) => {
  async function online(plan: 'free' | 'basic', name: string, before?: (page: Page) => Promise<void>) {
    const { page, problems } = await enter({ as: plan });
    await watchMedia(page);
    await before?.(page);
    const calls = new Calls(page);
    await calls.open();
    await calls.goOnline(name);
    return { page, calls, problems };
  }
  async function together(beforeBilal?: (page: Page) => Promise<void>) {
    const farah = await online('free', 'Farah');
    const bilal = await online('basic', 'Bilal', beforeBilal);
    await Promise.all([farah.calls.canCall('Bilal'), bilal.calls.canCall('Farah')]);
    return { farah, bilal };
  }
  const begin = async ({ farah, bilal }: Awaited<ReturnType<typeof together>>) => {
    await farah.calls.call('Bilal');
    await bilal.calls.accept();
  };
  const seeEachOther = ({ farah, bilal }: Awaited<ReturnType<typeof together>>) =>
    Promise.all([farah.calls.seesFrames('Bilal'), bilal.calls.seesFrames('Farah')]);

  it('use UDP, TCP if UDP is blocked, and report an error if both are', async () => {
    const pair = await together();
    const { farah, bilal } = pair;
    const ends = [farah.page, bilal.page];
    block();
    await begin(pair);
    await seeEachOther(pair);
    for (const page of ends) await travels(page, 'relay over udp');
    await bilal.calls.hangUp();
    await Promise.all(ends.map(isAllReleased));
    await farah.calls.isFree();

    block(allUdp);
    await begin(pair);
    await seeEachOther(pair);
    for (const page of ends) await travels(page, 'relay over tcp');
    await farah.calls.say('Over TCP');
    await bilal.calls.opensChat();
    await bilal.calls.line('Over TCP').waitFor();
    await farah.calls.hangUp();
    await Promise.all(ends.map(isAllReleased));
    await bilal.calls.isFree();

    block(theRelay(relayPort));
    await begin(pair);
    const blocked = 'the network here or there seems to block calls. Try another network.';
    await farah.page.getByRole('alert').getByText(blocked, { exact: false }).waitFor();
    await Promise.all(ends.map(isAllReleased));
  });

  it('connect although the callee learns of the relay late', async () => {
    const pair = await together(withLateServers);
    block();
    await begin(pair);
    await seeEachOther(pair);
    for (const page of [pair.farah.page, pair.bilal.page]) await travels(page, 'relay over udp');
    await pair.farah.calls.hangUp();
    await pair.bilal.calls.isFree();
  });

  it('continue with new credentials when the first have expired', async () => {
    const pair = await together();
    const { farah, bilal } = pair;
    block();
    await begin(pair);
    await seeEachOther(pair);
    const ends = [farah.page, bilal.page];
    const first = await Promise.all(ends.map(relayNameOf));
    await Promise.all(ends.map((page, index) => outlives(page, first[index] ?? '')));
    // an ICE restart from now on needs the new credentials
    block(allUdp);
    for (const page of ends) await travels(page, 'relay over tcp');
    await seesMoreFrames(bilal.page, 'Farah');
    await seesMoreFrames(farah.page, 'Bilal');
    await farah.calls.hangUp();
    await Promise.all(ends.map(isAllReleased));
  });
});

/** Delays the first request for ICE servers until the call answers without them. */
async function withLateServers(page: Page): Promise<void> {
  let isFirst = true;
  await page.routeWebSocket(/socket\.io/, (route) => {
    const server = route.connectToServer();
    route.onMessage((message) => {
      const isRequest = typeof message === 'string' && message.includes('"call-ice-servers"');
      if (!isRequest || !isFirst) return server.send(message);
      isFirst = false;
      setTimeout(() => server.send(message), lateMs);
    });
  });
}
