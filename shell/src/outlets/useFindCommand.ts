import { useCallback } from 'react';
import { refusalOf } from '@tayyib/shared/access';
import type { CommandName, ModuleEntry } from '@tayyib/shared/contracts';
import type { CommandInputs, CommandReport, FindCommand } from '@tayyib/shared/sdk/modules';
import { useAppStore, type AppStore } from '@tayyib/shared/sdk/store';
import { useLoader } from '../loading/LoaderContext';
import type { ModuleLoader } from '../loading/ModuleLoader';
import { useRegistry } from '../registry/useRegistry';
import { useSession } from '../session/useSession';

/** Finds the commands of the enabled modules that the viewer may run. A module is not loaded before its command is run. */
export function useFindCommand(): FindCommand {
  const { enabled } = useRegistry();
  const { user } = useSession();
  const loader = useLoader();
  const store = useAppStore();
  return useCallback<FindCommand>(
    (name) => {
      const entry = enabled.find(({ descriptor }) =>
        descriptor.commands?.some(
          ({ command, access }) => command === name && refusalOf(access, user) === null,
        ),
      );
      return entry && ((input) => runCommand({ loader, store, entry }, name, input));
    },
    [enabled, user, loader, store],
  );
}

interface Running {
  loader: ModuleLoader;
  store: AppStore;
  entry: ModuleEntry;
}

/** Loads the command and runs it. What prevents that is reported like what the command itself comes to. */
async function runCommand<Name extends CommandName>(
  running: Running,
  name: Name,
  input: CommandInputs[Name],
): Promise<CommandReport> {
  const { loader, store, entry } = running;
  const { title } = entry.descriptor;
  const outcome = await loader.loadCommand(entry, name);
  const again = {
    label: 'Try again',
    run: () => {
      loader.retry(entry);
      return runCommand(running, name, input);
    },
  };
  if (outcome.kind === 'ready') {
    try {
      return await outcome.part(input, store);
    } catch (error) {
      console.error(error);
      return { text: 'Something went wrong.', isDone: false, next: again };
    }
  }
  if (outcome.kind === 'failed')
    return { text: `${title} is not available. ${outcome.message}`, isDone: false, next: again };
  return { text: `${title} is switched off for now.`, isDone: false };
}
