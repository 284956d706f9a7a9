/** For tests only: fakes for network and socket; everything between them is real. */
export { FakeSocket } from './fakeSocket';
export { handlersOf, problem } from './fixtures';
export type { FixtureRequest, Fixtures } from './fixtures';
export { aPerson } from './people';
export { renderWithApp } from './renderWithApp';
export type { FilledSlots } from './renderWithApp';
export { itStopsWithItsSignal } from './stopsWithItsSignal';
export { setNarrowWindow, setWindowWidth } from './setNarrowWindow';
export { serverReplies } from './serverReplies';
export type { Replies } from './serverReplies';
