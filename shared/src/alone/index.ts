/** Runs one module alone in a browser, on fixtures: for its own team and for QA. Never part of the product. */
export { AloneGate } from './AloneGate';
export { FakeSocket } from '../testing/fakeSocket';
export { never, problem } from '../testing/fixtureServer';
export type { FixtureRequest, Fixtures } from '../testing/fixtureServer';
export { aPerson } from '../testing/people';
export { runAlone } from './runAlone';
