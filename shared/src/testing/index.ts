/** For tests only: fakes for network and socket; everything between them is real. */
export { FakeSocket } from './fakeSocket';
export { never, problem } from './fixtureServer';
export type { FixtureRequest, Fixtures } from './fixtureServer';
export { aPerson } from './people';
export { renderWithApp } from './renderWithApp';
export { serverReplies } from './serverReplies';
