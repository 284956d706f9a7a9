import { offlinePagesMeta } from '@tayyib/shared/last-seen';
import type { Message } from '../../worker/Visit';

/** The script that shows pushes and, without a network, the pages and lists of the last visit. */
export const workerPath = '/service-worker.js';

/** Whether the server allows pages without a network, and this browser can show them. A page that no server filled in says no. */
export const hasOfflinePages = (): boolean =>
  'serviceWorker' in navigator &&
  document.querySelector<HTMLMetaElement>(`meta[name="${offlinePagesMeta}"]`)?.content === 'on';

/** Sends a message to the worker, if one is active. */
export async function tellWorker(message: Message): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage(message);
}

/** Removes what the user of this browser saw, also what is on its way. */
export function forgetVisits(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage({ type: 'forget' });
}
