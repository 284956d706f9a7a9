/** Standalone mode: runs one module in a browser on msw handlers, for its team and for QA. Never part of the product. */
export { commandExample } from './commandExample';
export { StandaloneGate } from './StandaloneGate';
export { FakeSocket } from '../testing/fakeSocket';
export { problem } from '../testing/fixtures';
export { aPerson } from '../testing/people';
export { runStandalone } from './runStandalone';
export { signedInAs } from './runStandalone';
