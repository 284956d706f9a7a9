export { liveSocket, onSocket, setLiveSocket, useSocket } from './connection';
export type { AppSocket } from './connection';
export { listenWhileCached } from './listenWhileCached';
export { openSocket } from './openSocket';
export { refetchOnWatchlistChange } from './refetchOnWatchlistChange';
