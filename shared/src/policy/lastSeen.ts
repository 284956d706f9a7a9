// How the server, the page and the service worker talk about replies that may be read again without a network.

/** Names the account that a reply of the API was given to, or `noViewer`. */
export const viewerHeader = 'tayyib-viewer';

/** The value of `viewerHeader` for a visitor. */
export const noViewer = 'none';

/** Only in replies that the service worker stored: when it received them, as an ISO date. */
export const lastSeenHeader = 'tayyib-last-seen';

/** The name of the page's `meta` element that says whether this server allows pages without a network. */
export const offlinePagesMeta = 'offline-pages';
