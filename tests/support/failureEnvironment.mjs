import { TestEnvironment } from 'jest-environment-node';
import sharedEnvironment from '../../scripts/jest/sharedEnvironment.cjs';

/** The node environment with `hasTestFailed` for `afterEach`. */
class FailureEnvironment extends TestEnvironment {
  /** @param {import('@jest/types').Circus.Event} event */
  handleTestEvent({ name }) {
    if (name === 'test_start') this.global.hasTestFailed = false;
    if (name === 'test_fn_failure') this.global.hasTestFailed = true;
  }
}

export default sharedEnvironment.shared(FailureEnvironment);
