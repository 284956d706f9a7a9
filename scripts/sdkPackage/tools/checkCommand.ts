import { ModulesReply } from '@tayyib/shared/contracts';
import type { GateContext } from '@tayyib/shared/gate';
import { refuseBuilt } from '../../../build/builtRelease';
import { build } from './buildCommand';
import { readProject } from './project';

/** Builds the module and checks it as a server does. Returns what was checked; throws what would be refused. */
export async function checkBuild(server?: string): Promise<string> {
  const project = readProject();
  const { id } = project.descriptor;
  const folder = await build(project);
  if (server !== undefined) refuseBuilt(folder, await publishedAt(server, id));
  const beside = server === undefined ? '' : `, beside the modules of ${server}`;
  return `${id} ${project.version} may be published${beside}.`;
}

/** What a visitor is offered there: of modules that are off, or for an audience, only the server knows. */
async function publishedAt(server: string, id: string): Promise<GateContext> {
  const address = new URL('/api/modules', server);
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} replied ${reply.status}.`);
  const { modules } = ModulesReply.parse(await reply.json());
  const descriptors = modules.map(({ descriptor }) => descriptor);
  return {
    before: descriptors.find((descriptor) => descriptor.id === id) ?? null,
    others: descriptors.filter((descriptor) => descriptor.id !== id),
  };
}
