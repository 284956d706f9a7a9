export { liveSocket, onSocket, setLiveSocket } from './connection';
export type { AppSocket } from './connection';
export { listenWhileCached } from './listenWhileCached';
export { openSocket } from './openSocket';
export { useSocket } from './useSocket';
