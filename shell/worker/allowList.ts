/** Replies of the API that may be stored: what the shell starts with, and the lists of the last visit. Nothing else is. */
const replies: readonly RegExp[] = [
  /^\/api\/(session|modules|data-ages|getnotification|metals)$/,
  /^\/api\/metals\/[a-z]+\?range=all$/,
  /^\/api\/watchlistcat(\/[\da-f-]{36})?$/,
  /^\/api\/stocks\/[A-Z\d]{12}(\/fundamentals)?$/,
];

/** Needed by every page, so they are stored even if this page got them by another request. */
export const neededReplies: readonly string[] = ['/api/session', '/api/modules'];

/** Requests that can change the signed-in user. */
const signIns = /^\/api\/(login|logout|identity)(\/|$)/;

/** Whether the reply of this GET request may be stored. */
export const isStoredReply = ({ pathname, search }: URL): boolean =>
  replies.some((pattern) => pattern.test(pathname + search));

/** Whether it is a file of the shell or of a module whose name has the hash of its content, so that it never changes. */
export const isFile = ({ pathname, search }: URL): boolean =>
  search === '' && /^\/(assets|modules)\/.+[.-][\da-f]{8,}\.(js|css|woff2|svg|png|webp|avif)$/.test(pathname);

/** Whether it names the files of a version of a module. */
export const isRelease = ({ pathname, search }: URL): boolean =>
  search === '' && /^\/modules\/[^/]+\/[^/]+\/release\.json$/.test(pathname);

/** Whether an address that is opened is one of our pages, rather than a file or an answer of the API. */
export const isPage = ({ pathname }: URL): boolean =>
  !/^\/(api|modules|socket\.io|peer)(\/|$)/.test(pathname) && !/\.\w+$/.test(pathname);

export const mayChangeViewer = (method: string, { pathname }: URL): boolean =>
  method !== 'GET' && signIns.test(pathname);
