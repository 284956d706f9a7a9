import type { CommandName, ModuleEntry, ModuleVersion, SlotName } from '@tayyib/shared/contracts';
import type { Command, SlotProps } from '@tayyib/shared/sdk/modules';
import { ScopeError } from '@tayyib/shared/sdk/errors';
import type { AppStore } from '@tayyib/shared/sdk/store';
import { isLoadError } from './causeOf';
import type { Interruption } from './interruptionsSlice';
import {
  failure,
  type ComponentOutcome,
  type FailureReason,
  type Failure,
  type LoadOutcome,
  type PartOutcome,
} from './LoadOutcome';
import { keepPlace } from './keepPlace';
import { loadVersion, type LoadModule, type ReadyVersion, type VersionOutcome } from './loadVersion';
import { FaultLog } from './faults/FaultLog';
import { createOutcomeReports, type ReportOutcome } from './outcomeReports';
import { commandOf, loadPart, pageOf, slotOf, type FindPart } from './parts';
import type { Replacement } from './replacementsSlice';
import { RunningModule } from './RunningModule';

/** What a module is doing on this page. Only one version of it runs, and a failure is never beside a running version. */
type ModuleState =
  | { kind: 'idle' }
  | {
      kind: 'loading';
      entry: ModuleEntry;
      outcome: Promise<LoadOutcome>;
      /** The version that is shown meanwhile. */
      running: RunningModule | null;
    }
  | { kind: 'running'; running: RunningModule }
  | { kind: 'failed'; version: string; failure: Failure };

/** What the loader knows of one module. All but the state survives a stop. */
interface ModuleRecord {
  state: ModuleState;
  /** The code that has arrived, by version. */
  readonly code: Map<string, ReadyVersion>;
  /** Versions that failed on this page. */
  readonly failedVersions: Set<string>;
  /** Counts the retries of the user, from 1. */
  attempt: number;
  /** Increases whenever the outlets must reload, from 1. */
  generation: number;
  /** How many of its parts the page shows or loads. */
  outlets: number;
}

const newRecord = (): ModuleRecord => ({
  state: { kind: 'idle' },
  code: new Map(),
  failedVersions: new Set(),
  attempt: 1,
  generation: 1,
  outlets: 0,
});

/** The version that is shown, also while another is loaded. */
const runningIn = (record: ModuleRecord | undefined): RunningModule | null =>
  record?.state.kind === 'running' || record?.state.kind === 'loading' ? record.state.running : null;

/** Why a part failed while it rendered. */
const reasonOf = (error: unknown): FailureReason => {
  if (error instanceof ScopeError) return 'scope';
  return isLoadError(error) ? 'unreachable' : 'crashed';
};

/**
 * Loads and runs modules, one version of each at a time. Failures are returned as values. A version that fails is replaced by
 * the registry's fallback without a reload; a running version is replaced by another only when it is not busy, by a newer one only
 * when a page of the module is visited, unless the registry withdrew it; a module that the registry no longer offers is stopped.
 */
export class ModuleLoader {
  private readonly records = new Map<string, ModuleRecord>();
  private readonly listeners = new Set<() => void>();
  /** What running modules did wrong. */
  readonly faults: FaultLog;

  constructor(
    private readonly loadModule: LoadModule,
    private readonly store: AppStore,
    private readonly report: ReportOutcome = createOutcomeReports(),
  ) {
    this.faults = new FaultLog(report);
  }

  /** Loads and starts a module. With `isPageVisit`, a running version may be replaced by the one the registry names now. */
  load(entry: ModuleEntry, isPageVisit = false): Promise<LoadOutcome> {
    const record = this.recordOf(entry);
    const { state } = record;
    const running = runningIn(record);
    if (running) {
      const isBusy = running.busyWith !== null;
      const isCurrent = candidatesOf(record, entry)[0]?.version === running.version.version;
      if (!isPageVisit || isBusy || isCurrent) return Promise.resolve(readyOf(running));
    }
    if (state.kind === 'loading' && state.entry.version === entry.version) return state.outcome;
    if (state.kind === 'failed' && state.version === entry.version) return Promise.resolve(state.failure);
    const outcome = this.loadAndStart(record, entry);
    record.state = { kind: 'loading', entry, outcome, running };
    return outcome;
  }

  /** One page of a module, by its name in the descriptor. */
  loadPage(entry: ModuleEntry, page: string, isPageVisit = true): Promise<ComponentOutcome> {
    return this.partOf(entry, pageOf(page), isPageVisit);
  }

  /** A module's component for one slot, by its name in the descriptor. */
  loadSlot<Name extends SlotName>(
    entry: ModuleEntry,
    component: string,
    name: Name,
  ): Promise<ComponentOutcome<SlotProps[Name]>> {
    return this.partOf(entry, slotOf(component, name), false);
  }

  /** A command of a module. */
  loadCommand<Name extends CommandName>(entry: ModuleEntry, name: Name): Promise<PartOutcome<Command<Name>>> {
    return this.partOf(entry, commandOf(name), false);
  }

  /** Clears the failures of a module and makes its outlets load it again. */
  retry(entry: ModuleEntry) {
    const record = this.recordOf(entry);
    if (record.state.kind === 'failed') record.state = { kind: 'idle' };
    for (const { version } of versionsOf(entry)) record.failedVersions.delete(version);
    record.attempt += 1;
    this.reloadOutlets(record);
  }

  /** What a module is doing that must not be interrupted, as users call it; null when it is idle or does not run. For `subscribe`. */
  workOf(id: string): string | null {
    return runningIn(this.records.get(id))?.busyWith ?? null;
  }

  /** Stops a module, which ends what it is doing, and starts it again. */
  restart(entry: ModuleEntry): Promise<LoadOutcome> {
    this.stop(this.recordOf(entry));
    return this.load(entry);
  }

  /** Replaces a version that threw while rendering with the fallback. False if there is none. */
  async heal(entry: ModuleEntry, version: string, error: unknown): Promise<boolean> {
    const record = this.recordOf(entry);
    const running = runningIn(record);
    if (running?.version.version !== version) return true;
    this.report(running.version, reasonOf(error), 0);
    if (running.busyWith !== null) return false;
    return (await this.replace(record, entry, running))?.kind === 'ready';
  }

  /** Stops every module that is not among these. Returns those that were busy, and with what. */
  stopAllExcept(ids: ReadonlySet<string>): Interruption[] {
    const interruptions: Interruption[] = [];
    for (const [id, record] of this.records) {
      if (ids.has(id) || record.state.kind === 'idle' || record.state.kind === 'failed') continue;
      const running = runningIn(record);
      if (running && running.busyWith !== null)
        interruptions.push({ title: running.version.descriptor.title, work: running.busyWith });
      this.stop(record);
    }
    return interruptions;
  }

  /**
   * Replaces the versions that the registry withdrew. Returns those that wait for the user: they are busy, or parts of them are on a page with
   * unsaved input.
   */
  replaceWithdrawn(entries: readonly ModuleEntry[], hasUnsavedInput: boolean): Replacement[] {
    return entries.flatMap((entry): Replacement[] => {
      const { id, title } = entry.descriptor;
      const record = this.records.get(id);
      const version = record && withdrawnIn(record, entry);
      if (record === undefined || version == null) return [];
      const work = runningIn(record)?.busyWith ?? null;
      if (work !== null || (hasUnsavedInput && record.outlets > 0)) return [{ id, title, version, work }];
      void this.replaceNow(entry);
      return [];
    });
  }

  /** Replaces the running version by the one that the registry names now, whatever it is doing. It is shown until the other has loaded. */
  replaceNow(entry: ModuleEntry): Promise<LoadOutcome> {
    const record = this.recordOf(entry);
    const outcome = this.loadAndStart(record, entry);
    record.state = { kind: 'loading', entry, outcome, running: runningIn(record) };
    return outcome;
  }

  /** Counts a part of a module that the page shows, until the returned function is called. */
  addOutlet(entry: ModuleEntry): () => void {
    const record = this.recordOf(entry);
    record.outlets += 1;
    return () => {
      record.outlets -= 1;
    };
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** Increases whenever the outlets of a module must reload. */
  generationOf(id: string): number {
    return this.records.get(id)?.generation ?? newRecord().generation;
  }

  /** The running version of each module. */
  activeVersions(): { id: string; version: string }[] {
    return [...this.records].flatMap(([id, record]) => {
      const running = runningIn(record);
      return running ? [{ id, version: running.version.version }] : [];
    });
  }

  /** The version of a module that runs on this page; null if none does. */
  runningVersion(id: string): ModuleVersion | null {
    return runningIn(this.records.get(id))?.version ?? null;
  }

  /** The version, running or being loaded, that the first of these scripts that is a module's belongs to. */
  versionOfScripts(scripts: readonly string[]): ModuleVersion | null {
    const known = [...this.records.values()].flatMap((record) => [
      ...[runningIn(record)].flatMap((running) => running?.version ?? []),
      ...(record.state.kind === 'loading' ? versionsOf(record.state.entry) : []),
    ]);
    const folders = known.map((version) => ({
      version,
      folder: new URL(version.base, location.origin).href,
    }));
    for (const script of scripts) {
      const found = folders.find(({ folder }) => script.startsWith(folder));
      if (found) return found.version;
    }
    return null;
  }

  private recordOf({ descriptor: { id } }: ModuleVersion): ModuleRecord {
    const record = this.records.get(id) ?? newRecord();
    this.records.set(id, record);
    return record;
  }

  private async loadAndStart(record: ModuleRecord, entry: ModuleEntry): Promise<LoadOutcome> {
    await Promise.resolve();
    let failed: Failure | null = null;
    for (const version of candidatesOf(record, entry)) {
      const outcome = await this.fetch(record, entry, version);
      const { state } = record;
      // switched off in the meantime, or requested in another version
      if (state.kind !== 'loading') return { kind: 'disabled' };
      if (state.entry !== entry) return state.outcome;
      const started = outcome.kind === 'ready' ? this.start(record, version, outcome) : outcome;
      if (started.kind === 'ready') return started;
      record.failedVersions.add(version.version);
      failed ??= started;
      const running = runningIn(record);
      if (running && !record.failedVersions.has(running.version.version) && !isWithdrawn(entry, running)) {
        // known to work, so better than the fallback
        record.state = { kind: 'running', running };
        return readyOf(running);
      }
    }
    failed ??= failure('broken');
    const running = runningIn(record);
    record.state = running
      ? { kind: 'running', running }
      : { kind: 'failed', version: entry.version, failure: failed };
    return failed;
  }

  private async fetch(
    record: ModuleRecord,
    entry: ModuleEntry,
    version: ModuleVersion,
  ): Promise<VersionOutcome> {
    const cached = record.code.get(version.version);
    if (cached) return cached;
    const startedAt = performance.now();
    const outcome = await loadVersion(this.loadModule, version, record.attempt, (ready) => {
      record.code.set(version.version, ready);
      // unless another version runs, or is being loaded
      if (record.state.kind !== 'failed' || record.state.version !== entry.version) return;
      record.state = { kind: 'idle' };
      this.takeLate(record, version);
    });
    const isReady = outcome.kind === 'ready';
    this.report(version, isReady ? 'ready' : outcome.reason, performance.now() - startedAt);
    if (isReady) record.code.set(version.version, outcome);
    return outcome;
  }

  /** Makes the outlets of a module load again what is here now, after its time limit. */
  private takeLate(record: ModuleRecord, { version }: ModuleVersion) {
    record.failedVersions.delete(version);
    this.reloadOutlets(record);
  }

  private start(record: ModuleRecord, version: ModuleVersion, { definition }: ReadyVersion): VersionOutcome {
    const previous = runningIn(record);
    const entry = record.state.kind === 'loading' ? record.state.entry : null;
    previous?.stop();
    if (record.state.kind === 'loading') record.state = { ...record.state, running: null };
    try {
      const running = new RunningModule(this.store, version, definition, () => this.notify());
      record.state = { kind: 'running', running };
      if (previous) this.reloadOutlets(record);
      if (previous && entry && isWithdrawn(entry, previous) && record.outlets > 0) keepPlace();
      return readyOf(running);
    } catch (error) {
      console.error(error);
      const reason = error instanceof ScopeError ? 'scope' : 'broken';
      this.report(version, reason, 0);
      return failure(reason);
    }
  }

  private stop(record: ModuleRecord) {
    const running = runningIn(record);
    record.state = { kind: 'idle' };
    running?.stop();
    if (running) this.reloadOutlets(record);
  }

  private async partOf<Part>(
    entry: ModuleEntry,
    find: FindPart<Part>,
    isPageVisit: boolean,
  ): Promise<PartOutcome<Part>> {
    const outcome = await this.load(entry, isPageVisit);
    if (outcome.kind !== 'ready') return outcome;
    const record = this.recordOf(entry);
    const running = runningIn(record);
    if (running?.definition !== outcome.definition) return { kind: 'disabled' };
    const part = await loadPart(running, find, () => {
      if (runningIn(record) === running) this.takeLate(record, running.version);
    });
    if (part.kind === 'ready' || part.kind !== 'failed' || part.reason === 'outdated') return part;
    this.report(running.version, part.reason, 0);
    if (running.busyWith !== null) return part;
    const replaced = await this.replace(record, entry, running);
    return replaced?.kind === 'ready' ? this.partOf(entry, find, false) : part;
  }

  /** Replaces a version that failed with the other candidate; null if there is none. */
  private replace(
    record: ModuleRecord,
    entry: ModuleEntry,
    { version: { version } }: RunningModule,
  ): Promise<LoadOutcome> | null {
    record.failedVersions.add(version);
    const next = candidatesOf(record, entry)[0];
    if (!next || record.failedVersions.has(next.version)) return null;
    return this.load(entry, true);
  }

  private notify() {
    for (const listener of this.listeners) listener();
  }

  private reloadOutlets(record: ModuleRecord) {
    record.generation += 1;
    this.notify();
  }
}

const versionsOf = (entry: ModuleEntry): ModuleVersion[] =>
  entry.fallback ? [entry, entry.fallback] : [entry];

/** The entry's version, then its fallback. Versions that failed on this page are tried only if there is no other. */
function candidatesOf({ failedVersions }: ModuleRecord, entry: ModuleEntry): ModuleVersion[] {
  const all = versionsOf(entry);
  const untried = all.filter(({ version }) => !failedVersions.has(version));
  return untried.length > 0 ? untried : all;
}

const isWithdrawn = ({ withdrawn = [] }: ModuleEntry, { version: { version } }: RunningModule): boolean =>
  withdrawn.includes(version);

/** The version of a module that runs or loads although the registry withdrew it, and another is there; null if none. */
function withdrawnIn(record: ModuleRecord, entry: ModuleEntry): string | null {
  const { state } = record;
  if (state.kind === 'loading' && state.entry.version === entry.version) return null;
  const loading = state.kind === 'loading' ? state.entry.version : null;
  const current = runningIn(record)?.version.version ?? loading;
  if (current === null || !entry.withdrawn?.includes(current)) return null;
  return candidatesOf(record, entry)[0]?.version === current ? null : current;
}

const readyOf = ({ definition }: RunningModule): ReadyVersion => ({ kind: 'ready', definition });
