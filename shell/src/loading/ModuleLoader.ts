import type { ModuleEntry, SlotName } from '@tayyib/shared/contracts';
import type { AnySlotFilling, SlotFilling, SlotProps } from '@tayyib/shared/modules';
import { isSdkCompatible } from '@tayyib/shared/sdk-version';
import { injectSlices, type AppStore } from '@tayyib/shared/store';
import { checkDefinition } from './checkDefinition';
import { failure, type Failure, type LoadOutcome, type PartOutcome } from './LoadOutcome';
import { DeadlineError, withDeadline } from './withDeadline';

/** Brings a module's exports onto the page. `attempt` counts from 1 and grows with every retry. */
export type LoadModule = (entry: ModuleEntry, attempt: number) => Promise<unknown>;

/** Loads modules once each and turns whatever happens into a value. */
export class ModuleLoader {
  private readonly loads = new Map<string, Promise<LoadOutcome>>();
  private readonly attempts = new Map<string, number>();
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly loadModule: LoadModule,
    private readonly store: AppStore,
  ) {}

  /**
   * The module, loaded on the first call. A version that runs stays until the page is reloaded, even when the registry
   * names a newer one: two versions of one module cannot share a page.
   */
  load(entry: ModuleEntry): Promise<LoadOutcome> {
    const { id } = entry.descriptor;
    const known = this.loads.get(id);
    if (known) return known;
    const loading = this.start(entry);
    this.loads.set(id, loading);
    return loading;
  }

  /** One page of a module, by its name in the descriptor. */
  loadPage(entry: ModuleEntry, page: string): Promise<PartOutcome> {
    return this.loadPart(entry, ({ pages }) => (Object.hasOwn(pages, page) ? pages[page] : undefined));
  }

  /** A module's component for one slot, by its name in the descriptor. */
  loadSlot<Name extends SlotName>(
    entry: ModuleEntry,
    component: string,
    name: Name,
  ): Promise<PartOutcome<SlotProps[Name]>> {
    return this.loadPart(entry, ({ slots = {} }) => {
      const filling = Object.hasOwn(slots, component) ? slots[component] : undefined;
      return filling && fills(filling, name) ? filling.load : undefined;
    });
  }

  /** Forgets a failed load and tells every outlet of the module to ask again. */
  async retry({ descriptor: { id } }: ModuleEntry) {
    const last = this.loads.get(id);
    if (last && (await last).kind !== 'ready' && this.loads.get(id) === last) this.loads.delete(id);
    this.attempts.set(id, this.attemptOf(id) + 1);
    for (const tell of this.listeners) tell();
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** How often the module has been asked for again, plus one. */
  attemptOf(id: string): number {
    return this.attempts.get(id) ?? 1;
  }

  private async start(entry: ModuleEntry): Promise<LoadOutcome> {
    const { descriptor } = entry;
    if (!isSdkCompatible(descriptor.sdk)) return failure('incompatible');
    try {
      const attempt = this.attemptOf(descriptor.id);
      const exported = await withDeadline(this.loadModule(entry, attempt), descriptor.timeoutMs);
      const definition = checkDefinition(descriptor, exported);
      if (!definition) return failure('invalid');
      injectSlices(this.store, descriptor.id, definition.slices ?? []);
      return { kind: 'ready', definition };
    } catch (error) {
      return failureOf(error);
    }
  }

  private async loadPart<Props extends object>(
    entry: ModuleEntry,
    find: (definition: LoadedDefinition) => PartLoader<Props> | undefined,
  ): Promise<PartOutcome<Props>> {
    const outcome = await this.load(entry);
    if (outcome.kind !== 'ready') return outcome;
    const loadComponent = find(outcome.definition);
    if (!loadComponent) return failure('outdated');
    try {
      const part = await withDeadline(loadComponent(), entry.descriptor.timeoutMs);
      return { kind: 'ready', Component: part.default };
    } catch (error) {
      return failureOf(error);
    }
  }
}

type LoadedDefinition = Extract<LoadOutcome, { kind: 'ready' }>['definition'];
type PartLoader<Props extends object> = () => Promise<{ default: React.ComponentType<Props> }>;

function fills<Name extends SlotName>(
  filling: AnySlotFilling,
  name: Name,
): filling is AnySlotFilling & SlotFilling<Name> {
  return filling.slot === name;
}

/** Federation's own codes for "the entry could not be fetched", and webpack's name for the same of a chunk. */
const unreachableSigns = /RUNTIME-00[38]|ChunkLoadError|Loading (CSS )?chunk|ScriptNetworkError/;

function failureOf(error: unknown): Failure {
  if (error instanceof DeadlineError) return failure('timeout');
  // the page shows a sentence; whoever looks for the cause finds it here
  console.error(error);
  const isUnreachable = error instanceof Error && unreachableSigns.test(`${error.name} ${error.message}`);
  return failure(isUnreachable ? 'unreachable' : 'broken');
}
