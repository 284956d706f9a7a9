import type { StaffModule } from '@tayyib/shared/contracts';
import {
  useEndModuleCanaryMutation,
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
  | { kind: 'roll-back' };

/** The texts of the confirmation dialog. */
interface DialogTexts {
  title: string;
  text: string;
  confirm: string;
  isDangerous: boolean;
}

/** Changes one module. `apply` resolves with whether it succeeded; `error` has the reason if not. */
export function useModuleChange({ id, title, previous, canary }: StaffModule) {
  const [setEnabled, enabling] = useSetModuleEnabledMutation();
  const [setStable, choosing] = useSetModuleStableMutation();
  const [endCanary, ending] = useEndModuleCanaryMutation();
  const [rollBack, rolling] = useRollBackModuleMutation();
  const all = [enabling, choosing, ending, rolling];

  const send = (action: ModuleAction, why: string) => {
    switch (action.kind) {
      case 'on':
      case 'off':
        return setEnabled({ id, enabled: action.kind === 'on', why });
      case 'stable':
        return setStable({ id, version: action.version, why });
      case 'end-canary':
        return endCanary({ id, why });
      case 'roll-back':
        return rollBack({ id, why });
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
        };
      case 'off':
        return {
          title: `Switch ${title} off?`,
          text: 'It disappears from every open tab at once. Its open pages show a notice; unsaved input is lost.',
          confirm: 'Switch off',
          isDangerous: true,
        };
      case 'stable':
        return {
          title: `Give ${action.version} to everybody?`,
          text: 'Open tabs switch to it on the next visit to a page of the module.',
          confirm: 'Give it to everybody',
          isDangerous: false,
        };
      case 'end-canary':
        return {
          title: `End the canary ${canary?.version ?? ''}?`,
          text: 'Everybody gets the stable version again.',
          confirm: 'End the canary',
          isDangerous: false,
        };
      case 'roll-back':
        return {
          title: `Roll ${title} back to ${previous ?? ''}?`,
          text: 'Everybody gets it. The current version is no longer a fallback until it is chosen again.',
          confirm: 'Roll back',
          isDangerous: true,
        };
    }
  };

  return {
    textsOf,
    apply: async (action: ModuleAction, why: string) => !(await send(action, why)).error,
    error: all.find(({ error }) => error)?.error,
    isSending: all.some(({ isLoading }) => isLoading),
    reset: () => {
      for (const each of all) each.reset();
    },
  };
}
