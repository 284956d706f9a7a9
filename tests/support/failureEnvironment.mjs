import { TestEnvironment } from 'jest-environment-node';

/** Node, and a word in `hasTestFailed` for what runs after a test: whether its story came to a bad end. */
export default class FailureEnvironment extends TestEnvironment {
  /** @param {import('@jest/types').Circus.Event} event */
  handleTestEvent({ name }) {
    if (name === 'test_start') this.global.hasTestFailed = false;
    if (name === 'test_fn_failure') this.global.hasTestFailed = true;
  }
}
