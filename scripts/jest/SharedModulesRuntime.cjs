const { default: Runtime } = require('jest-runtime');

/** One per project in this worker: it loads every module that is not a test file, once. */
const hosts = new Map();

/** They register hooks or matchers for the file that imports them; what they import themselves is shared. */
const OF_EACH_FILE = new Set(['@testing-library/react', '@testing-library/jest-dom']);

/** Source maps of a test file, and of the modules it shares with other files. */
class SourceMaps extends Map {
  constructor(own, shared) {
    super();
    this.own = own;
    this.shared = shared;
  }

  get(file) {
    return this.own.get(file) ?? this.shared.get(file);
  }
}

/**
 * Loads modules once per worker instead of once per test file: loading antd, or the whole server, costs far more than most
 * tests. Only test files and set-up files are run again for each file. Needs an environment that outlives a file
 * (`sharedEnvironment.cjs`). Module mocks are not supported: a module that another file loaded keeps its imports.
 */
module.exports = class SharedModulesRuntime extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    if (!hosts.has(config.id)) hosts.set(config.id, new Runtime(config, environment, ...rest));
    this.host = hosts.get(config.id);
  }

  /** What `require` in a test file or a set-up file yields. */
  requireModuleOrMock(from, moduleName) {
    return OF_EACH_FILE.has(moduleName)
      ? super.requireModuleOrMock(from, moduleName)
      : this.host.requireModuleOrMock(from, moduleName);
  }

  getSourceMaps() {
    return new SourceMaps(super.getSourceMaps(), this.host.getSourceMaps());
  }
};
