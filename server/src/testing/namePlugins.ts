/**
 * Fastify looks for the name of each plugin: first here, then in every module that was loaded. Under jest that second look costs
 * half a second for each app, for `require.cache` is a proxy there. So every function has the name that Fastify asks for.
 */
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), {
  value: 'a plugin',
  writable: true,
  configurable: true,
});
