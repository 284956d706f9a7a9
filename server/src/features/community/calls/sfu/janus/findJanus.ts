import { execFile } from 'node:child_process';
import type { FastifyInstance } from 'fastify';
import { JanusSupervisor } from './JanusSupervisor';

/** Janus prints its version but exits with a failure; a missing program has a string as its exit code. */
const isThere = (program: string) =>
  new Promise<boolean>((resolve) => {
    execFile(program, ['--version'], (error) => resolve(typeof error?.code !== 'string'));
  });

/**
 * The Janus of this server; null where forwarding is off or the program is not installed. It ends with the
 * server.
 */
export async function findJanus(app: FastifyInstance): Promise<JanusSupervisor | null> {
  const { forwarding } = app.config.calls;
  if (!forwarding) return null;
  if (!(await isThere(forwarding.program))) {
    app.log.info('There is no Janus on this machine: group rooms hold as many as can send to each other.');
    return null;
  }
  const janus = new JanusSupervisor(forwarding, app.log);
  app.addHook('onClose', () => janus.stop());
  return janus;
}
