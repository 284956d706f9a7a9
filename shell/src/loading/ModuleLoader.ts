import type { CommandName, ModuleEntry, ModuleVersion, SlotName } from '@tayyib/shared/contracts';
import type { Command, SlotProps } from '@tayyib/shared/sdk/modules';
import type { AppStore } from '@tayyib/shared/sdk/store';
import type { Interruption } from './interruptionsSlice';
import {
  failure,
  type ComponentOutcome,
  type Failure,
  type LoadOutcome,
  type PartOutcome,
} from './LoadOutcome';
import { loadVersion, type LoadModule, type ReadyVersion, type VersionOutcome } from './loadVersion';
import { createOutcomeReports, type ReportOutcome } from './outcomeReports';
import { commandOf, loadPart, pageOf, slotOf, type FindPart } from './parts';
import { RunningModule } from './RunningModule';

const nameOf = ({ descriptor: { id }, version }: ModuleVersion) => `${id} ${version}`;

/**
 * Loads and runs modules, one version of each at a time. Failures are returned as values. A version that fails is replaced by
 * the registry's fallback without a reload; a running version is replaced by another only when it is not busy, by a newer one only
 * when a page of the module is visited; a module that the registry no longer offers is stopped.
 */
export class ModuleLoader {
  private readonly code = new Map<string, ReadyVersion>();
  private readonly running = new Map<string, RunningModule>();
  private readonly pending = new Map<string, { of: ModuleEntry; outcome: Promise<LoadOutcome> }>();
  private readonly failures = new Map<string, { version: string; failure: Failure }>();
  private readonly failedVersions = new Set<string>();
  private readonly attempts = new Map<string, number>();
  private readonly generations = new Map<string, number>();
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly loadModule: LoadModule,
    private readonly store: AppStore,
    private readonly report: ReportOutcome = createOutcomeReports(),
  ) {}

  /** Loads and starts a module. With `isPageVisit`, a running version may be replaced by the one the registry names now. */
  load(entry: ModuleEntry, isPageVisit = false): Promise<LoadOutcome> {
    const { id } = entry.descriptor;
    const running = this.running.get(id);
    const isBusy = running !== undefined && running.busyWith !== null;
    const isCurrent =
      !isPageVisit || isBusy || this.candidatesOf(entry)[0]?.version === running?.version.version;
    if (running && isCurrent) return Promise.resolve(readyOf(running));
    const pending = this.pending.get(id);
    if (pending?.of.version === entry.version) return pending.outcome;
    const failed = this.failures.get(id);
    if (failed?.version === entry.version) return Promise.resolve(failed.failure);
    const outcome = this.loadAndStart(entry);
    this.pending.set(id, { of: entry, outcome });
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
  retry({ descriptor: { id }, version, fallback }: ModuleEntry) {
    this.failures.delete(id);
    for (const each of [version, fallback?.version]) this.failedVersions.delete(`${id} ${each}`);
    this.attempts.set(id, (this.attempts.get(id) ?? 1) + 1);
    this.notify(id);
  }

  /** Replaces a version that threw while rendering with the fallback. False if there is none. */
  async heal(entry: ModuleEntry, version: string): Promise<boolean> {
    const running = this.running.get(entry.descriptor.id);
    if (running?.version.version !== version) return true;
    this.report(running.version, 'crashed', 0);
    if (running.busyWith !== null) return false;
    return (await this.replace(entry, running))?.kind === 'ready';
  }

  /** Stops every module that is not among these. Returns those that were busy, and with what. */
  stopAllExcept(ids: ReadonlySet<string>): Interruption[] {
    const interruptions: Interruption[] = [];
    for (const id of new Set([...this.running.keys(), ...this.pending.keys()])) {
      if (ids.has(id)) continue;
      const running = this.running.get(id);
      if (running && running.busyWith !== null)
        interruptions.push({ title: running.version.descriptor.title, work: running.busyWith });
      this.stop(id);
    }
    return interruptions;
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** Increases whenever the outlets of a module must reload. */
  generationOf(id: string): number {
    return this.generations.get(id) ?? 1;
  }

  /** The running version of each module. */
  activeVersions(): { id: string; version: string }[] {
    return [...this.running].map(([id, { version }]) => ({ id, version: version.version }));
  }

  private async loadAndStart(entry: ModuleEntry): Promise<LoadOutcome> {
    const { id } = entry.descriptor;
    const isWanted = () => this.pending.get(id)?.of === entry;
    await Promise.resolve();
    let failed: Failure | null = null;
    for (const version of this.candidatesOf(entry)) {
      const outcome = await this.fetch(entry, version);
      // switched off in the meantime, or requested in another version
      if (!isWanted()) return this.pending.get(id)?.outcome ?? { kind: 'disabled' };
      const started = outcome.kind === 'ready' ? this.start(version, outcome) : outcome;
      if (started.kind === 'ready') {
        this.pending.delete(id);
        return started;
      }
      this.failedVersions.add(nameOf(version));
      failed ??= started;
      const running = this.running.get(id);
      if (running && !this.failedVersions.has(nameOf(running.version))) {
        // known to work, so better than the fallback
        this.pending.delete(id);
        return readyOf(running);
      }
    }
    this.pending.delete(id);
    failed ??= failure('broken');
    this.failures.set(id, { version: entry.version, failure: failed });
    return failed;
  }

  /** The entry's version, then its fallback. Versions that failed on this page are tried only if there is no other. */
  private candidatesOf(entry: ModuleEntry): ModuleVersion[] {
    const all = entry.fallback ? [entry, entry.fallback] : [entry];
    const untried = all.filter((version) => !this.failedVersions.has(nameOf(version)));
    return untried.length > 0 ? untried : all;
  }

  private async fetch(entry: ModuleEntry, version: ModuleVersion): Promise<VersionOutcome> {
    const cached = this.code.get(nameOf(version));
    if (cached) return cached;
    const startedAt = performance.now();
    const attempt = this.attempts.get(version.descriptor.id) ?? 1;
    const outcome = await loadVersion(this.loadModule, version, attempt, (ready) => {
      this.code.set(nameOf(version), ready);
      // unless another version runs, or is being loaded
      if (this.failures.get(entry.descriptor.id)?.version === entry.version) this.takeLate(version);
    });
    const isReady = outcome.kind === 'ready';
    this.report(version, isReady ? 'ready' : outcome.reason, performance.now() - startedAt);
    if (isReady) this.code.set(nameOf(version), outcome);
    return outcome;
  }

  /** Makes the outlets of a module load again what is here now, after its time limit. */
  private takeLate(version: ModuleVersion) {
    const { id } = version.descriptor;
    this.failures.delete(id);
    this.failedVersions.delete(nameOf(version));
    this.notify(id);
  }

  private start(version: ModuleVersion, { definition }: ReadyVersion): VersionOutcome {
    const { id } = version.descriptor;
    const previous = this.running.get(id);
    previous?.stop();
    this.running.delete(id);
    try {
      const running = new RunningModule(this.store, version, definition);
      this.running.set(id, running);
      this.failures.delete(id);
      if (previous) this.notify(id);
      return readyOf(running);
    } catch (error) {
      console.error(error);
      this.report(version, 'broken', 0);
      return failure('broken');
    }
  }

  private stop(id: string) {
    this.pending.delete(id);
    this.failures.delete(id);
    this.running.get(id)?.stop();
    if (this.running.delete(id)) this.notify(id);
  }

  private async partOf<Part>(
    entry: ModuleEntry,
    find: FindPart<Part>,
    isPageVisit: boolean,
  ): Promise<PartOutcome<Part>> {
    const outcome = await this.load(entry, isPageVisit);
    if (outcome.kind !== 'ready') return outcome;
    const running = this.running.get(entry.descriptor.id);
    if (running?.definition !== outcome.definition) return { kind: 'disabled' };
    const part = await loadPart(running, find, () => {
      if (this.running.get(entry.descriptor.id) === running) this.takeLate(running.version);
    });
    if (part.kind === 'ready' || part.kind !== 'failed' || part.reason === 'outdated') return part;
    this.report(running.version, part.reason, 0);
    if (running.busyWith !== null) return part;
    const replaced = await this.replace(entry, running);
    return replaced?.kind === 'ready' ? this.partOf(entry, find, false) : part;
  }

  /** Replaces a version that failed with the other candidate; null if there is none. */
  private replace(entry: ModuleEntry, { version }: RunningModule): Promise<LoadOutcome> | null {
    this.failedVersions.add(nameOf(version));
    const next = this.candidatesOf(entry)[0];
    if (!next || this.failedVersions.has(nameOf(next))) return null;
    return this.load(entry, true);
  }

  private notify(id: string) {
    this.generations.set(id, this.generationOf(id) + 1);
    for (const listener of this.listeners) listener();
  }
}

const readyOf = ({ definition }: RunningModule): ReadyVersion => ({ kind: 'ready', definition });
