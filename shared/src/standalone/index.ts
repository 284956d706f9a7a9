/** Standalone mode: runs one module in a browser on fixtures, for its team and for QA. Never part of the product. */
export { StandaloneGate } from './StandaloneGate';
export { FakeSocket } from '../testing/fakeSocket';
export { never, problem } from '../testing/fixtureServer';
export type { FixtureRequest, Fixtures } from '../testing/fixtureServer';
export { aPerson } from '../testing/people';
export { runStandalone } from './runStandalone';
