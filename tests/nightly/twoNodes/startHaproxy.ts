import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../../../build/paths.mjs';

const program = '/usr/sbin/haproxy';

/** Whether HAProxy is installed on this machine. */
export const hasHaproxy = spawnSync(program, ['-v']).status === 0;

/**
 * Our example configuration on a port of this machine, without TLS.
 * @param nodes `host:port` of the two servers
 */
function configuration(port: number, [east = '', west = '']: readonly string[]): string {
  return readFileSync(inRoot('deploy', 'haproxy', 'haproxy.cfg'), 'utf8')
    .replace(/^ {2}bind :80$/m, `  bind 127.0.0.1:${port}`)
    .replace(/^ {2}(bind :443|http-request redirect scheme) .*\n/gm, '')
    .replace('x-forwarded-proto https', 'x-forwarded-proto http')
    .replaceAll('10.0.0.1:8080', east)
    .replaceAll('10.0.0.2:8080', west)
    .replace(/^ {2}(log|user|group|log-format|maxconn) .*\n/gm, '');
}

const readyWithinMs = 60_000;

/** Starts HAProxy with our example configuration in front of two servers. */
export async function startHaproxy(port: number, nodes: readonly string[], folder: string) {
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configuration(port, nodes));
  const proxy = spawn(program, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(proxy, 'exit');
  const address = `http://127.0.0.1:${port}`;
  const end = Date.now() + readyWithinMs;
  while (!(await fetch(`${address}/api/ready`).catch(() => undefined))?.ok) {
    if (proxy.exitCode !== null) throw new Error('HAProxy did not start.');
    if (Date.now() > end) throw new Error('HAProxy finds no server that is ready.');
    await sleep(100);
  }
  return {
    address,
    stop: async () => {
      proxy.kill('SIGTERM');
      await ended;
    },
  };
}
