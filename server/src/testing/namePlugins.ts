/**
 * Fastify looks for the name of each plugin: first here, then in every module that was loaded. Under jest
 * that second search takes half a second for each app, because `require.cache` is a proxy there. So every
 * function has the name that Fastify looks for.
 */
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), {
  value: 'a plugin',
  writable: true,
  configurable: true,
});
