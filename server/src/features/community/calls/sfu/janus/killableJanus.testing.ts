import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '../../../../../testing/temporaryFolders';

/** Why forwarding cannot run on this machine; null when it can. Janus never uses loopback for media. */
export function whyNoJanus(): string | null {
  if (spawnSync('janus', ['--version']).error) return 'no janus on this machine';
  const hasNetwork = Object.values(networkInterfaces())
    .flat()
    .some((one) => one && !one.internal);
  return hasNetwork ? null : 'no network interface for Janus on this machine';
}

/** A Janus that can be killed: `environment` makes a server start it. */
export function aKillableJanus() {
  const folder = temporaryFolder('janus');
  const program = join(folder, 'janus.sh');
  const pidFile = join(folder, 'pid');
  // the version check is a process of its own
  const script = `#!/bin/sh\n[ "$1" = --version ] || echo $$ >'${pidFile}'\nexec janus "$@"\n`;
  writeFileSync(program, script);
  chmodSync(program, 0o755);
  const pid = (): number | null => {
    try {
      return Number(readFileSync(pidFile, 'utf8'));
    } catch {
      return null;
    }
  };
  return {
    environment: { SFU: 'on', JANUS: program },
    /** Kills it like a crash. */
    kill: async (): Promise<void> => {
      let running = pid();
      while (running === null) {
        await sleep(20);
        running = pid();
      }
      process.kill(running, 'SIGKILL');
    },
  };
}
