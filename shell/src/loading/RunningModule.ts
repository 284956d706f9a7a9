import { forgetOwned, setOwnerAtWork } from '@tayyib/shared/api';
import type { ModuleVersion } from '@tayyib/shared/contracts';
import type { ModuleDefinition } from '@tayyib/shared/modules';
import { injectSlices, removeSlices, type AppStore } from '@tayyib/shared/store';
import { setStylesAtWork } from './setStylesAtWork';

/** A version at work: its slices are in the store, its endpoints answer, and what it started goes on until `stop`. */
export class RunningModule {
  private readonly life = new AbortController();

  /** Starts it. Throws, and leaves nothing behind, when a slice is somebody else's or its own start throws. */
  constructor(
    private readonly store: AppStore,
    readonly version: ModuleVersion,
    readonly definition: ModuleDefinition,
  ) {
    const { id } = version.descriptor;
    try {
      injectSlices(store, id, definition.slices ?? []);
      setOwnerAtWork(id, true);
      setStylesAtWork(version, true);
      definition.start?.({ signal: this.life.signal });
    } catch (error) {
      this.stop();
      throw error;
    }
  }

  /** Ends everything of it: its timers and listeners, its slices and their state, its endpoints and their answers, its styles. */
  stop() {
    const { id } = this.version.descriptor;
    this.life.abort();
    setOwnerAtWork(id, false);
    this.store.dispatch(forgetOwned(id));
    removeSlices(this.store, id);
    setStylesAtWork(this.version, false);
  }
}
