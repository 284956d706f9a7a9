/** For tests only: the page's edges (network, socket) in a test's hands, everything between them real. */
export { FakeSocket } from './fakeSocket';
export { never, problem } from './fixtureServer';
export type { FixtureRequest, Fixtures } from './fixtureServer';
export { aPerson } from './people';
export { renderWithApp } from './renderWithApp';
export { serverReplies } from './serverReplies';
