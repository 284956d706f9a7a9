import { spawn } from 'node:child_process';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { publishOptions, publishRelease } from '../../lib/publishRelease';

// The command line of @tayyib/sdk, in the folder of a module
const usage = `tayyib create news      a working module in this folder
tayyib dev [--port 8100]                    standalone, in every state
tayyib dev --shell https://staging.example  in a deployed shell, by a tester's link
tayyib test [arguments of jest]
tayyib check [--against https://staging.example]  types, and all that a server checks; beside what is published there
tayyib build                                a release in dist/
tayyib publish --server https://staging.example [--stable | --canary 10] [--why "…"]
TAYYIB_TOKEN is the token that publish and dev --shell send.`;
const PORT = '8100';

/** Throws if the program fails. */
const start = (program: string, args: readonly string[]) =>
  new Promise<void>((resolve, reject) => {
    spawn(process.execPath, [program, ...args], { stdio: 'inherit' }).on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`It ended with ${code}.`)),
    );
  });

function tokenOf(): string {
  const { TAYYIB_TOKEN: token = '' } = process.env;
  if (token === '') throw new Error('TAYYIB_TOKEN must be a token with which this module may be published.');
  return token;
}

async function dev(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { port: { type: 'string', default: PORT }, shell: { type: 'string' } },
  });
  const { devStandalone, devInShell } = await import('./devCommand');
  const port = Number(values.port);
  await (values.shell === undefined ? devStandalone(port) : devInShell(values.shell, tokenOf(), port));
}

async function check(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { against: { type: 'string' } } });
  const { programOf } = await import('./project');
  await start(programOf('typescript7', 'bin/tsc'), ['--noEmit']);
  const { checkBuild } = await import('./checkCommand');
  console.log(await checkBuild(values.against));
}

async function main([command, ...args]: string[]): Promise<void> {
  switch (command) {
    case 'create': {
      const [id] = args;
      if (id === undefined || args.length > 1) throw new Error(usage);
      const { create } = await import('./createCommand');
      console.log(`${create(id).length} files: npm run dev, npm test, npm run check, npm run build`);
      return;
    }
    case 'dev':
      return dev(args);
    case 'test': {
      const { programOf } = await import('./project');
      return start(programOf('jest', 'bin/jest.js'), args);
    }
    case 'check':
      return check(args);
    case 'build': {
      const { build } = await import('./buildCommand');
      console.log(relative(process.cwd(), await build()));
      return;
    }
    case 'publish': {
      const { values } = parseArgs({ args, options: publishOptions });
      const token = tokenOf();
      const { build } = await import('./buildCommand');
      return publishRelease(token, await build(), values);
    }
    default:
      throw new Error(usage);
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
