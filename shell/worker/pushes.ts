import { scope } from './scope';

interface ShownAlert {
  title: string;
  body: string;
  page: string;
  id: string;
  /** The address of its picture, one of ours; null without one. */
  picture: string | null;
}

/** Not every browser shows pictures in notifications, so they are missing in the types of TypeScript. */
interface PictureOptions extends NotificationOptions {
  image?: string;
}

const icon = '/favicon.svg';
const empty: ShownAlert = { title: 'Tayyib', body: '', page: '/notification', id: '', picture: null };

/** Shows pushes while no page is open, opens the page of the one that is clicked, and follows the browser to a new address. */
export function showPushes(): void {
  scope.addEventListener('push', (event) => {
    const { title, body, page, id, picture } = alertIn(event.data);
    const options: PictureOptions = {
      body,
      // a repetition replaces the first one
      tag: `alert-${id}`,
      // where browsers show no pictures, the icon is one
      icon: picture === null || showsPictures() ? icon : picture,
      data: { page },
      ...(picture !== null && { image: picture }),
    };
    event.waitUntil(scope.registration.showNotification(title, options));
  });
  scope.addEventListener('pushsubscriptionchange', (event: Event) => {
    if (isSubscriptionChange(event)) event.waitUntil(renew(event));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(pageOf(event.notification.data)));
  });
}

/** The types of TypeScript lack it. */
interface SubscriptionChange extends ExtendableEvent {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

const isSubscriptionChange = (event: Event): event is SubscriptionChange =>
  event.type === 'pushsubscriptionchange' && 'waitUntil' in event;

/**
 * Tells the server the new address of this browser. It knows by the former one whose browser it is; where that is missing, the
 * next page that its user opens renews it.
 */
async function renew({ oldSubscription: former, newSubscription }: SubscriptionChange): Promise<void> {
  if (!former) return;
  const { applicationServerKey } = former.options;
  const next =
    newSubscription ??
    (await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const { endpoint, keys } = next.toJSON();
  await fetch('/api/alerts/push', {
    method: 'PUT',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, replaces: former.endpoint }),
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
      picture: pictureIn(content),
    };
  } catch {
    return empty;
  }
}

/** The picture of a message of staff: never an address that is not ours. */
function pictureIn(content: unknown): string | null {
  const image = textOf(content, 'image');
  return image !== undefined && /^\/api\/alerts\/pictures\/[\da-f]{32}$/.test(image) ? image : null;
}

const showsPictures = () => 'image' in Notification.prototype;

function textOf(content: unknown, name: string): string | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const value: unknown = Reflect.get(content, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The address of the page of an alert, always one of ours. */
function pageOf(data: unknown): string {
  const { origin } = scope.location;
  const page = textOf(data, 'page') ?? empty.page;
  const isOurs = URL.canParse(page, origin) && new URL(page, origin).origin === origin;
  return new URL(isOurs ? page : empty.page, origin).href;
}

/** Focuses the tab of a page, or opens it. Other tabs stay as they are: one may be in a call or have a form that is not saved. */
async function open(address: string): Promise<void> {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === address);
  if (tab) await tab.focus();
  else await scope.clients.openWindow(address);
}
