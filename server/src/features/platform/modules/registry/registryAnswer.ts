import { createHash } from 'node:crypto';
import type { ActiveOverride, ModuleEntry, ModulesReply, ModuleVersion } from '@tayyib/shared/contracts';
import { LRUCache } from 'lru-cache';
import { signedText } from '@tayyib/shared/registry-signature';
import type { RegistrySigner } from '../../../../plugins/registrySigner';
import type { Asker } from './chooseVersion';
import { chooseVersion } from './chooseVersion';
import type { Registry } from './readRegistry';
import { toModuleVersion } from './toModuleVersion';

/** What a tester's link puts in place of the usual. */
export interface Override {
  active: ActiveOverride;
  versions: readonly ModuleVersion[];
}

/** The modules of one asker, by id. A tester gets the versions of the link, also of modules that are off. */
export function entriesFor(registry: Registry, asker: Asker, override: Override | null): ModuleEntry[] {
  const usual = registry.modules.flatMap((module) => {
    const choice = chooseVersion(module, asker);
    const version = choice && toModuleVersion(choice.version);
    if (!version) return [];
    const fallback = choice.fallback && toModuleVersion(choice.fallback);
    return [{ ...version, channel: choice.channel, fallback }];
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

/** Signatures differ each time they are made, so recent answers are cached. */
const maxCached = 500;

/** Signs answers. `version` is the same for the same content, on every server that has the same key. */
export function createRegistryAnswers(signer: RegistrySigner) {
  const answers = new LRUCache<string, ModulesReply>({ max: maxCached });
  return (content: Omit<ModulesReply, 'keyId' | 'signature'>): { version: string; reply: ModulesReply } => {
    const text = signedText(content);
    const hash = createHash('sha256').update(`${signer.keyId} ${text}`).digest('base64url');
    const reply = answers.get(hash) ?? {
      ...content,
      keyId: signer.keyId,
      signature: signer.sign(text, 'base64'),
    };
    answers.set(hash, reply);
    return { version: hash, reply };
  };
}
