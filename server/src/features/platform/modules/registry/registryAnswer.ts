import { createHash } from 'node:crypto';
import type { ActiveOverride, ModuleEntry, ModuleVersion } from '@tayyib/shared/contracts';
import { ModulesReply } from '@tayyib/shared/contracts';
import { LRUCache } from 'lru-cache';
import { signedText } from '@tayyib/shared/registry-signature';
import type { RegistrySigner } from '../../../../plugins/registrySigner';
import type { PreparedReply } from '../../../../plugins/http/preparedReply';
import { prepareReply } from '../../../../plugins/http/preparedReply';
import type { RegistryClient, VersionChoice } from './chooseVersion';
import { chooseVersion } from './chooseVersion';
import type { Registry } from './readRegistry';
import { withdrawnOf } from './readRegistry';
import { toModuleVersion } from './toModuleVersion';

/** Versions of a tester's link that replace the usual ones. */
export interface Override {
  active: ActiveOverride;
  versions: readonly ModuleVersion[];
}

/** What one client gets of a module. */
type Choice = VersionChoice & { id: string; withdrawn: string[] };

/** Whether which modules a user gets depends on who they are, beyond their plan and roles. */
const isPersonal = (registry: Registry): boolean =>
  registry.modules.some(({ canaryVersion, forWhom }) => canaryVersion !== null || forWhom.named.size > 0);

/** The same for clients who get the same modules. */
function keyOf({ viewer, bucketKey }: RegistryClient, isPerson: boolean): string {
  return JSON.stringify([viewer?.plan, viewer?.roles, ...(isPerson ? [viewer?.userId, bucketKey] : [])]);
}

const choicesFor = (registry: Registry, client: RegistryClient): Choice[] =>
  registry.modules.flatMap((module) => {
    const choice = chooseVersion(module, client);
    return choice ? [{ ...choice, id: module.id, withdrawn: withdrawnOf(module) }] : [];
  });

/** The modules of one client, by id. A tester gets the versions of the link, also of disabled modules. */
function entriesOf(choices: readonly Choice[], override: Override | null): ModuleEntry[] {
  const usual = choices.flatMap((choice) => {
    const version = toModuleVersion(choice.version);
    if (!version) return [];
    const fallback = choice.fallback && toModuleVersion(choice.fallback);
    const { channel, withdrawn } = choice;
    return [{ ...version, channel, fallback, ...(withdrawn.length > 0 && { withdrawn }) }];
  });
  const tested = (override?.versions ?? []).map((version): ModuleEntry => ({
    ...version,
    channel: 'override',
    fallback: null,
  }));
  const isTested = ({ descriptor }: ModuleEntry) =>
    tested.some((each) => each.descriptor.id === descriptor.id);
  return [...usual.filter((entry) => !isTested(entry)), ...tested].sort((a, b) =>
    a.descriptor.id < b.descriptor.id ? -1 : 1,
  );
}

/** As many answers of one registry as there are combinations of audiences and canaries in use; the rest is made again. */
const maxCached = 500;
/** Clients whose answer is known without a look at each module. */
const maxClients = 10_000;

interface Answers {
  isPersonal: boolean;
  byClient: LRUCache<string, PreparedReply<ModulesReply>>;
  byChoices: LRUCache<string, PreparedReply<ModulesReply>>;
}

/**
 * Signed answers. Within one registry an answer depends on which modules a client gets and on which channel, so each is made once and sent
 * as the same text to every client; with a tester's link it is made for that link.
 */
export function createRegistryAnswers(signer: RegistrySigner) {
  const answersOf = new WeakMap<Registry, Answers>();

  function answersTo(registry: Registry): Answers {
    const known = answersOf.get(registry);
    if (known) return known;
    const answers: Answers = {
      isPersonal: isPersonal(registry),
      byClient: new LRUCache({ max: maxClients }),
      byChoices: new LRUCache({ max: maxCached }),
    };
    answersOf.set(registry, answers);
    return answers;
  }

  function prepare(content: Omit<ModulesReply, 'keyId' | 'signature'>): PreparedReply<ModulesReply> {
    const text = signedText(content);
    const prepared = prepareReply(ModulesReply, {
      ...content,
      keyId: signer.keyId,
      signature: signer.sign(text, 'base64'),
    });
    // signatures differ each time they are made, on each server; the content does not
    const version = createHash('sha256').update(`${signer.keyId} ${text}`).digest('base64url');
    return { ...prepared, version };
  }

  return (
    registry: Registry,
    client: RegistryClient,
    override: Override | null,
  ): PreparedReply<ModulesReply> => {
    const make = (choices: readonly Choice[]) =>
      prepare({
        revision: registry.revision,
        modules: entriesOf(choices, override),
        override: override?.active ?? null,
      });
    if (override !== null) return make(choicesFor(registry, client));
    const { isPersonal: isPerson, byClient, byChoices } = answersTo(registry);
    const clientKey = keyOf(client, isPerson);
    const known = byClient.get(clientKey);
    if (known) return known;
    const choices = choicesFor(registry, client);
    const key = choices.map(({ id, channel }) => `${id} ${channel}`).join(',');
    const answer = byChoices.get(key) ?? make(choices);
    byChoices.set(key, answer);
    byClient.set(clientKey, answer);
    return answer;
  };
}
