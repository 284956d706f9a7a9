import { forgetOwned, setOwnerAtWork } from '@tayyib/shared/sdk/api';
import type { ModuleVersion } from '@tayyib/shared/contracts';
import type { ModuleDefinition } from '@tayyib/shared/sdk/modules';
import { injectSlices, removeSlices, type AppStore } from '@tayyib/shared/sdk/store';
import { checkSlice } from './scope/checkSlice';

/** A running version: its slices are in the store and its endpoints are enabled until `stop`. */
export class RunningModule {
  private readonly lifetime = new AbortController();
  private work: string | null = null;

  /** Starts it. Throws, after cleaning up, if a slice belongs to another module or its `start` throws. */
  constructor(
    private readonly store: AppStore,
    readonly version: ModuleVersion,
    readonly definition: ModuleDefinition,
    /** Called when it becomes busy or idle. */
    onWork: () => void,
  ) {
    const { id } = version.descriptor;
    try {
      for (const { reducerPath } of definition.slices ?? []) checkSlice(id, reducerPath);
      injectSlices(store, id, definition.slices ?? []);
      setOwnerAtWork(id, true);
      setStylesEnabled(version, true);
      const setBusy = (work: string | null) => {
        this.work = work;
        onWork();
      };
      definition.start?.({ signal: this.lifetime.signal, setBusy });
    } catch (error) {
      this.stop();
      throw error;
    }
  }

  /** What it is doing that another version must not interrupt; null when it is idle. */
  get busyWith(): string | null {
    return this.work;
  }

  /** Aborts its signal and removes its slices, its endpoints with their cached data, and its styles. */
  stop() {
    const { id } = this.version.descriptor;
    this.lifetime.abort();
    setOwnerAtWork(id, false);
    this.store.dispatch(forgetOwned(id));
    removeSlices(this.store, id);
    setStylesEnabled(this.version, false);
  }
}

/** Enables or disables the style sheets of a version: two versions share class names, so only one may apply. */
function setStylesEnabled({ base }: ModuleVersion, isEnabled: boolean) {
  const folder = new URL(base, location.origin).href;
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (sheet.href.startsWith(folder)) sheet.disabled = !isEnabled;
  }
}
