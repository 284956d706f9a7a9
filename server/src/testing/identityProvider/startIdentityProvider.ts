import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const readyWithinMs = 60_000;
const entry = path.join(import.meta.dirname, 'main.ts');

/** Starts the provider of `main.ts`, with its settings in the environment. Stop it after the tests. */
export async function startIdentityProvider(settings: Record<string, string>) {
  const provider = spawn(process.execPath, ['--import', 'tsx', entry], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const issuer = await new Promise<string>((resolve, reject) => {
    const fail = () => reject(new Error(`The provider did not start:\n${output}`));
    const timer = setTimeout(fail, readyWithinMs);
    const hear = (data: Buffer) => {
      output += data.toString();
      const found = /^Issuer (\S+)$/m.exec(output)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    };
    provider.stdout.on('data', hear);
    provider.stderr.on('data', hear);
    provider.once('exit', fail);
  });
  const stop = async () => {
    if (provider.exitCode !== null) return;
    provider.kill();
    await once(provider, 'exit');
  };
  return { issuer: new URL(issuer), stop };
}
