/** jest-circus notes these on the global object for one test file. */
const OF_ONE_FILE = [Symbol.for('EVENT_HANDLERS'), Symbol.for('TEST_TIMEOUT_SYMBOL')];

const environments = new Map();

/**
 * @typedef {import('@jest/environment').JestEnvironmentConfig} Config
 * @typedef {import('@jest/environment').EnvironmentContext} Context
 * @typedef {import('@jest/environment').JestEnvironment} Environment
 */

/**
 * An environment that all test files of a project in one worker share, so that modules loaded for one can serve the next.
 * @template {Environment} Shared
 * @param {new (config: Config, context: Context) => Shared} Environment the environment to share
 * @param {(environment: Shared) => void} [reset] undoes what a test file may have left behind
 */
module.exports.shared = (Environment, reset = () => {}) =>
  class {
    /** @param {Config} config @param {Context} context */
    constructor(config, context) {
      const { id } = config.projectConfig;
      if (environments.has(id)) return environments.get(id);

      const environment = new Environment(config, context);
      const { exit } = environment.global.process;
      environment.setup = async () => {};
      environment.teardown = async () => {
        environment.fakeTimersModern?.useRealTimers();
        for (const symbol of OF_ONE_FILE) Reflect.deleteProperty(environment.global, symbol);
        environment.global.process.exit = exit; // jest wraps it for each file
        reset(environment);
      };
      environments.set(id, environment);
      return environment;
    }
  };
