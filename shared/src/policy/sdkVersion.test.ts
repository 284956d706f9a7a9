import { isSdkCompatible } from './sdkVersion';

describe('the SDK version a module requires', () => {
  it.each([
    ['^1.0.0', '1.0.0', true],
    ['^1.0.0', '1.4.2', true],
    ['^1.2.0', '1.1.9', false],
    ['^1.2.3', '1.2.2', false],
    ['^1.0.0', '2.0.0', false],
    ['^2.0.0', '1.0.0', false],
    ['^0.2.0', '0.3.0', false],
    ['^0.2.0', '0.2.5', true],
  ])('%s is satisfied by %s: %s', (wanted, have, isSatisfied) => {
    expect(isSdkCompatible(wanted, have)).toBe(isSatisfied);
  });
});
