import type { Page } from 'playwright-core';
import {
  aBrowser,
  startTarget,
} from '../../../server/src/features/personal/alerts/deliveries/deliveries.testing';
import { within } from './limits';

/** What a service worker shows. */
interface ShownNotification {
  title: string;
  body: string;
  icon: string;
  image: string;
  data: unknown;
}

/**
 * A push service on this machine, in place of the one of the browser's vendor: the page subscribes there. What the server posts
 * to it is decrypted and given to the page's service worker, which shows it.
 */
export async function localPushService(page: Page) {
  const target = await startTarget();
  const receiver = aBrowser(`${target.url}/push`);
  await page.addInitScript((subscription) => {
    Object.defineProperty(PushManager.prototype, 'subscribe', {
      value: async () => ({ toJSON: () => subscription }),
    });
  }, receiver.subscription);
  const arrived = new Promise<void>((resolve) => target.onReceived(resolve));

  /**
   * Waits for the first push, brings it to the service worker, and yields what that shows. Chromium without a screen grants no
   * notifications, so what would be shown is recorded.
   */
  const shown = async (): Promise<ShownNotification> => {
    await within('A push', arrived);
    const [push] = target.received;
    if (!push) throw new Error('No push has arrived.');
    const context = page.context();
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    // within an object, since a promise would be waited for
    const recorder = await worker.evaluateHandle(() => ({
      notification: new Promise<ShownNotification>((resolve) => {
        Object.defineProperty(ServiceWorkerRegistration.prototype, 'showNotification', {
          value: async (title: string, { body, icon, image, data }: Omit<ShownNotification, 'title'>) =>
            resolve({ title, body, icon, image, data }),
        });
      }),
    }));
    const devTools = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) resolve(first.registrationId);
      }),
    );
    await devTools.send('ServiceWorker.enable');
    await devTools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: await within('The registration of the worker', registered),
      data: JSON.stringify(receiver.read(push)),
    });
    await devTools.detach();
    return within(
      'A notification',
      recorder.evaluate(({ notification }) => notification),
    );
  };

  return { shown, stop: () => target.stop() };
}
