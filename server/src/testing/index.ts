export { buildTestApp } from './buildTestApp';
export type { TestSocket } from './connectSocket';
export { connectSocket, openSocket } from './connectSocket';
export { createBrowser } from './createBrowser';
export type { TestBrowser } from './createBrowser';
export type { PersonName } from './people';
export { people, testPassword } from './people';
export { signedIn, signedInElsewhere, userIdOf } from './signedIn';
export { temporaryFolder } from './temporaryFolder';
