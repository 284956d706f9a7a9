import { scope } from './scope';

interface ShownAlert {
  title: string;
  body: string;
  page: string;
  id: string;
}

const empty: ShownAlert = { title: 'Tayyib', body: '', page: '/notification', id: '' };

/** Shows pushes while no page is open, and opens the page of the one that is clicked. */
export function showPushes(): void {
  scope.addEventListener('push', (event) => {
    const { title, body, page, id } = alertIn(event.data);
    // a repetition replaces the first one
    const options = { body, tag: `alert-${id}`, icon: '/favicon.svg', data: { page } };
    event.waitUntil(scope.registration.showNotification(title, options));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const data: unknown = event.notification.data;
    const page = new URL(textOf(data, 'page') ?? empty.page, scope.location.origin);
    if (page.origin === scope.location.origin) event.waitUntil(open(page.href));
  });
}

/** An empty or damaged push still has to be shown. */
function alertIn(data: PushMessageData | null): ShownAlert {
  try {
    const content: unknown = data?.json();
    return {
      title: textOf(content, 'title') ?? empty.title,
      body: textOf(content, 'body') ?? empty.body,
      page: textOf(content, 'page') ?? empty.page,
      id: textOf(content, 'id') ?? empty.id,
    };
  } catch {
    return empty;
  }
}

function textOf(content: unknown, name: string): string | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const value: unknown = Reflect.get(content, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

async function open(address: string): Promise<void> {
  const [window] = await scope.clients.matchAll({ type: 'window' });
  if (!window) {
    await scope.clients.openWindow(address);
    return;
  }
  const at = await window.navigate(address);
  await (at ?? window).focus();
}
