import { startFederation } from './startFederation';

it('defines every shared endpoint before a module can', () => {
  expect(() => startFederation('')).not.toThrow();
});
