import type { ModuleEntry, ModuleVersion, SlotName } from '@tayyib/shared/contracts';
import type { SlotProps } from '@tayyib/shared/modules';
import type { AppStore } from '@tayyib/shared/store';
import { failure, type Failure, type LoadOutcome, type PartOutcome } from './LoadOutcome';
import { loadVersion, type LoadModule, type VersionOutcome } from './loadVersion';
import { createOutcomeReports, type ReportOutcome } from './outcomeReports';
import { loadPart, pageOf, slotOf, type FindPart } from './parts';
import { RunningModule } from './RunningModule';

type ReadyVersion = Extract<VersionOutcome, { kind: 'ready' }>;

const nameOf = ({ descriptor: { id }, version }: ModuleVersion) => `${id} ${version}`;

/**
 * Brings modules to work, one version of each at a time, and turns whatever happens into a value. A version that fails is
 * replaced by the registry's fallback in the same visit; one that runs is replaced by a newer one only when somebody arrives
 * at a page of the module; one that the registry no longer offers is stopped.
 */
export class ModuleLoader {
  private readonly code = new Map<string, ReadyVersion>();
  private readonly running = new Map<string, RunningModule>();
  private readonly pending = new Map<string, { of: ModuleEntry; outcome: Promise<LoadOutcome> }>();
  private readonly failures = new Map<string, { version: string; failure: Failure }>();
  private readonly faulty = new Set<string>();
  private readonly attempts = new Map<string, number>();
  private readonly generations = new Map<string, number>();
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly loadModule: LoadModule,
    private readonly store: AppStore,
    private readonly report: ReportOutcome = createOutcomeReports(),
  ) {}

  /** The module at work. `isArrival`: somebody just came to a page of it, so it may take up the version the registry names now. */
  load(entry: ModuleEntry, isArrival = false): Promise<LoadOutcome> {
    const { id } = entry.descriptor;
    const running = this.running.get(id);
    const isSettled = !isArrival || this.choicesOf(entry)[0]?.version === running?.version.version;
    if (running && isSettled) return Promise.resolve(readyOf(running));
    const pending = this.pending.get(id);
    if (pending?.of.version === entry.version) return pending.outcome;
    const failed = this.failures.get(id);
    if (failed?.version === entry.version) return Promise.resolve(failed.failure);
    const outcome = this.bring(entry);
    this.pending.set(id, { of: entry, outcome });
    return outcome;
  }

  /** One page of a module, by its name in the descriptor. */
  loadPage(entry: ModuleEntry, page: string, isArrival = true): Promise<PartOutcome> {
    return this.partOf(entry, pageOf(page), isArrival);
  }

  /** A module's component for one slot, by its name in the descriptor. */
  loadSlot<Name extends SlotName>(
    entry: ModuleEntry,
    component: string,
    name: Name,
  ): Promise<PartOutcome<SlotProps[Name]>> {
    return this.partOf(entry, slotOf(component, name), false);
  }

  /** Forgets failures of a module and tells its outlets to ask again. */
  retry({ descriptor: { id }, version, fallback }: ModuleEntry) {
    this.failures.delete(id);
    for (const each of [version, fallback?.version]) this.faulty.delete(`${id} ${each}`);
    this.attempts.set(id, (this.attempts.get(id) ?? 1) + 1);
    this.tell(id);
  }

  /** Puts the fallback in the place of a version that threw while drawing. False where there is nothing to put there. */
  async heal(entry: ModuleEntry, version: string): Promise<boolean> {
    const running = this.running.get(entry.descriptor.id);
    if (running?.version.version !== version) return true;
    this.report(running.version, 'crashed', 0);
    return (await this.replace(entry, running))?.kind === 'ready';
  }

  /** Ends every module that is not among these. */
  keepOnly(ids: ReadonlySet<string>) {
    for (const id of [...this.running.keys(), ...this.pending.keys()]) if (!ids.has(id)) this.end(id);
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** Grows whenever a module's outlets have to ask again. */
  generationOf(id: string): number {
    return this.generations.get(id) ?? 1;
  }

  /** Which version of each module is at work. */
  versionsAtWork(): { id: string; version: string }[] {
    return [...this.running].map(([id, { version }]) => ({ id, version: version.version }));
  }

  private async bring(entry: ModuleEntry): Promise<LoadOutcome> {
    const { id } = entry.descriptor;
    const isWanted = () => this.pending.get(id)?.of === entry;
    await Promise.resolve();
    let failed: Failure | null = null;
    for (const version of this.choicesOf(entry)) {
      const outcome = await this.fetch(version);
      // switched off in the meantime, or asked for in another version
      if (!isWanted()) return this.pending.get(id)?.outcome ?? { kind: 'disabled' };
      const started = outcome.kind === 'ready' ? this.start(version, outcome) : outcome;
      if (started.kind === 'ready') {
        this.pending.delete(id);
        return started;
      }
      this.faulty.add(nameOf(version));
      failed ??= started;
      const running = this.running.get(id);
      if (running && !this.faulty.has(nameOf(running.version))) {
        // better than going back further: it is known to be good
        this.pending.delete(id);
        return readyOf(running);
      }
    }
    this.pending.delete(id);
    failed ??= failure('broken');
    this.failures.set(id, { version: entry.version, failure: failed });
    return failed;
  }

  /** The entry's own version first. One that failed in this visit comes only when there is nothing else. */
  private choicesOf(entry: ModuleEntry): ModuleVersion[] {
    const all = entry.fallback ? [entry, entry.fallback] : [entry];
    const sound = all.filter((version) => !this.faulty.has(nameOf(version)));
    return sound.length > 0 ? sound : all;
  }

  private async fetch(version: ModuleVersion): Promise<VersionOutcome> {
    const known = this.code.get(nameOf(version));
    if (known) return known;
    const startedAt = performance.now();
    const attempt = this.attempts.get(version.descriptor.id) ?? 1;
    const outcome = await loadVersion(this.loadModule, version, attempt);
    const isReady = outcome.kind === 'ready';
    this.report(version, isReady ? 'ready' : outcome.reason, performance.now() - startedAt);
    if (isReady) this.code.set(nameOf(version), outcome);
    return outcome;
  }

  private start(version: ModuleVersion, { definition }: ReadyVersion): VersionOutcome {
    const { id } = version.descriptor;
    const before = this.running.get(id);
    before?.stop();
    this.running.delete(id);
    try {
      const running = new RunningModule(this.store, version, definition);
      this.running.set(id, running);
      this.failures.delete(id);
      if (before) this.tell(id);
      return readyOf(running);
    } catch (error) {
      console.error(error);
      this.report(version, 'broken', 0);
      return failure('broken');
    }
  }

  private end(id: string) {
    this.pending.delete(id);
    this.failures.delete(id);
    this.running.get(id)?.stop();
    if (this.running.delete(id)) this.tell(id);
  }

  private async partOf<Props extends object>(
    entry: ModuleEntry,
    find: FindPart<Props>,
    isArrival: boolean,
  ): Promise<PartOutcome<Props>> {
    const outcome = await this.load(entry, isArrival);
    if (outcome.kind !== 'ready') return outcome;
    const running = this.running.get(entry.descriptor.id);
    if (running?.definition !== outcome.definition) return { kind: 'disabled' };
    const part = await loadPart(running, find);
    if (part.kind === 'ready' || part.kind !== 'failed' || part.reason === 'outdated') return part;
    this.report(running.version, part.reason, 0);
    const healed = await this.replace(entry, running);
    return healed?.kind === 'ready' ? this.partOf(entry, find, false) : part;
  }

  /** Puts the other version in the place of one that turned out to be faulty; null where there is none. */
  private replace(entry: ModuleEntry, { version }: RunningModule): Promise<LoadOutcome> | null {
    this.faulty.add(nameOf(version));
    const next = this.choicesOf(entry)[0];
    if (!next || this.faulty.has(nameOf(next))) return null;
    return this.load(entry, true);
  }

  private tell(id: string) {
    this.generations.set(id, this.generationOf(id) + 1);
    for (const listener of this.listeners) listener();
  }
}

const readyOf = ({ definition }: RunningModule): ReadyVersion => ({ kind: 'ready', definition });
