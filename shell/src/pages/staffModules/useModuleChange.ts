import type { StaffModule } from '@tayyib/shared/contracts';
import { isOlder } from './livingVersions';
import {
  useEndModuleCanaryMutation,
  useReplaceModuleVersionMutation,
  useRetireModuleMutation,
  useRollBackModuleMutation,
  useSetModuleEnabledMutation,
  useSetModuleStableMutation,
} from './staffModulesApi';

/** A change that needs only a reason. */
export type ModuleAction =
  | { kind: 'on' }
  | { kind: 'off' }
  | { kind: 'stable'; version: string }
  | { kind: 'end-canary' }
  | { kind: 'roll-back' }
  /** Open pages replace a version that nobody is given any more. */
  | { kind: 'replace'; version: string }
  | { kind: 'retire' };

/** The texts of the confirmation dialog. */
interface DialogTexts {
  title: string;
  text: string;
  confirm: string;
  isDangerous: boolean;
  /** Whether open pages replace the version that is left at once, unless staff choose otherwise; null where none is left. */
  replaces: boolean | null;
}

/** Changes one module. `apply` resolves with whether it succeeded; `error` has the reason if not. */
export function useModuleChange(module: StaffModule) {
  const { id, title, previous, canary, stable } = module;
  const [setEnabled, enabling] = useSetModuleEnabledMutation();
  const [setStable, choosing] = useSetModuleStableMutation();
  const [endCanary, ending] = useEndModuleCanaryMutation();
  const [rollBack, rolling] = useRollBackModuleMutation();
  const [replace, replacing] = useReplaceModuleVersionMutation();
  const [retire, retiring] = useRetireModuleMutation();
  const all = [enabling, choosing, ending, rolling, replacing, retiring];

  const send = (action: ModuleAction, why: string, replacesNow: boolean) => {
    switch (action.kind) {
      case 'on':
      case 'off':
        return setEnabled({ id, enabled: action.kind === 'on', why });
      case 'stable':
        return setStable({ id, version: action.version, why, replacesNow });
      case 'end-canary':
        return endCanary({ id, why, replacesNow });
      case 'roll-back':
        return rollBack({ id, why, replacesNow });
      case 'replace':
        return replace({ id, version: action.version, why });
      case 'retire':
        return retire({ id, why });
    }
  };

  const textsOf = (action: ModuleAction): DialogTexts => {
    switch (action.kind) {
      case 'on':
        return {
          title: `Switch ${title} on?`,
          text: 'It appears in every open tab at once.',
          confirm: 'Switch on',
          isDangerous: false,
          replaces: null,
        };
      case 'off':
        return {
          title: `Switch ${title} off?`,
          text: 'It disappears from every open tab at once. Its open pages show a notice; unsaved input is lost.',
          confirm: 'Switch off',
          isDangerous: true,
          replaces: null,
        };
      case 'stable':
        return {
          title: `Give ${action.version} to everybody?`,
          text: `Open tabs leave ${stable ?? 'the version before'} on the next visit to a page of the module, unless you replace it now.`,
          confirm: 'Give it to everybody',
          isDangerous: false,
          replaces: isOlder(module, action.version),
        };
      case 'end-canary':
        return {
          title: `End the canary ${canary?.version ?? ''}?`,
          text: 'Everybody gets the stable version again.',
          confirm: 'End the canary',
          isDangerous: false,
          replaces: true,
        };
      case 'roll-back':
        return {
          title: `Roll ${title} back to ${previous ?? ''}?`,
          text: `Everybody gets it. ${stable ?? 'The current version'} never runs again.`,
          confirm: 'Roll back',
          isDangerous: true,
          replaces: true,
        };
      case 'replace':
        return {
          title: `Replace ${action.version} in open tabs?`,
          text: 'Tabs that still run it get the version of today at once. Who has typed something there is asked first.',
          confirm: 'Replace it',
          isDangerous: false,
          replaces: null,
        };
      case 'retire':
        return {
          title: `Retire ${title}?`,
          text: 'No version of it runs again, its tokens are revoked, and its addresses are free for another module. Only its owners can begin it again, with a new version.',
          confirm: 'Retire it',
          isDangerous: true,
          replaces: null,
        };
    }
  };

  return {
    textsOf,
    apply: async (action: ModuleAction, why: string, replacesNow: boolean) =>
      !(await send(action, why, replacesNow)).error,
    error: all.find(({ error }) => error)?.error,
    isSending: all.some(({ isLoading }) => isLoading),
  };
}
