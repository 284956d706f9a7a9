/**
 * Turns msw's script for browsers into a module. Its index loads packages that exist as ES modules only, which jest cannot
 * `require` on Node 20; the script contains everything. jsdom has no channels, which only web sockets need.
 */
module.exports = {
  process: (text) => ({
    code: `const BroadcastChannel = class extends EventTarget {};\n${text}\nmodule.exports = MockServiceWorker;`,
  }),
};
