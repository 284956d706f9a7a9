import { once } from 'node:events';
import path from 'node:path';
import { startProgram } from '../startProgram';

const readyWithinMs = 120_000;
const entry = path.join(import.meta.dirname, 'main.ts');

/** Starts the provider of `main.ts`, with its settings in the environment. Stop it after the tests. */
export async function startIdentityProvider(settings: Record<string, string>) {
  const provider = await startProgram(entry, { env: settings });
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
