import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../../../lib/freePort';
import type { ForwardingConfig } from '../../../../../config/forwardingConfig';
import { JanusConnection, JanusError } from './JanusConnection';
import { janusFiles } from './janusFiles';

/** A Janus that does not answer by then will not. It takes some 150 ms on a quiet machine. */
const startWithinMs = 8000;
const lookEveryMs = 25;
/** Waits before starting again, the last one for good: a crash is mended at once, a Janus that cannot start is not hammered. */
const waitsMs = [0, 250, 1000, 5000];
/** One that ran this long had started well. */
const ranWellMs = 10_000;

/**
 * Runs Janus and ends it when standard input ends, so that it never outlives a server that was killed. The shell ends with Janus.
 */
const guarded =
  'exec 3<&0; "$@" </dev/null & janus=$!; { cat <&3 >/dev/null; kill -9 $janus; } & wait $janus; kill $! 2>/dev/null';

interface Log {
  warn(problem: unknown, words: string): void;
}

/**
 * The one Janus of this server: started when it is first needed, on loopback, with a configuration and secrets of its own; started
 * again when it dies.
 */
export class JanusSupervisor {
  /** What rooms are made with. */
  readonly roomSecret = randomBytes(24).toString('hex');
  private present: Promise<JanusConnection> | null = null;
  private child: ChildProcess | null = null;
  private failures = 0;
  /** Since when it runs, in milliseconds; null while it does not. */
  private runsSince: number | null = null;
  private isStopped = false;
  private readonly listeners: (() => void)[] = [];
  private readonly stopping = new AbortController();

  constructor(
    private readonly config: ForwardingConfig,
    private readonly log: Log,
  ) {}

  /** A session with it, as soon as it runs. Throws a `JanusError` when it does not start. */
  connection(): Promise<JanusConnection> {
    if (this.isStopped) return Promise.reject(new JanusError('The server stops.'));
    this.present ??= this.start();
    return this.present;
  }

  /** Whether it can be counted on: true until starting it has failed, and again once it has run well. */
  get isSound(): boolean {
    const runsWell = this.runsSince !== null && Date.now() - this.runsSince > ranWellMs;
    return runsWell || this.failures < waitsMs.length;
  }

  /** Runs when it died. */
  onLost(listener: () => void): void {
    this.listeners.push(listener);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.stopping.abort();
    const connection = await this.present?.catch(() => null);
    connection?.close();
    await end(this.child);
  }

  private async start(): Promise<JanusConnection> {
    try {
      const connection = await this.run();
      const startedAt = Date.now();
      this.runsSince = startedAt;
      connection.onClose(() => {
        this.runsSince = null;
        this.failures = Date.now() - startedAt > ranWellMs ? 0 : this.failures + 1;
        this.lose();
      });
      return connection;
    } catch (error) {
      this.failures += 1;
      this.log.warn(error, 'cannot start Janus');
      this.lose();
      throw error;
    }
  }

  /** It is gone: tells so, and starts it again. */
  private lose(): void {
    this.present = null;
    if (this.isStopped) return;
    const waitMs = waitsMs[Math.min(this.failures, waitsMs.length) - 1] ?? 0;
    const next = sleep(waitMs, undefined, { signal: this.stopping.signal }).then(async () => {
      await end(this.child);
      return this.start();
    });
    next.catch(() => undefined);
    this.present = next;
    for (const listen of this.listeners) listen();
  }

  private async run(): Promise<JanusConnection> {
    const folder = await mkdtemp(join(tmpdir(), 'tayyib-janus-'));
    const port = await freePort();
    const apiSecret = randomBytes(24).toString('hex');
    const files = janusFiles({ ...this.config, port, apiSecret, roomSecret: this.roomSecret });
    for (const [name, text] of Object.entries(files))
      await writeFile(join(folder, name), text, { mode: 0o600 });
    const child = spawn('sh', ['-c', guarded, 'sh', this.config.program, '-F', folder], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    this.child = child;
    // a machine that is out of processes has no shell for us; that it did not start is seen below
    child.on('error', (error) => this.log.warn(error, 'cannot start a shell'));
    // the shell may be gone before its input is closed
    child.stdin.on('error', () => undefined);
    try {
      return await answering(child, port, apiSecret);
    } finally {
      // it has read them, and nobody else is to
      await rm(folder, { recursive: true, force: true });
    }
  }
}

async function answering(child: ChildProcess, port: number, apiSecret: string): Promise<JanusConnection> {
  const until = Date.now() + startWithinMs;
  for (;;) {
    try {
      return await JanusConnection.open(port, apiSecret);
    } catch (error) {
      if (child.exitCode !== null || child.signalCode !== null) throw new JanusError('Janus did not start.');
      if (Date.now() > until) {
        await end(child);
        throw error;
      }
      await sleep(lookEveryMs);
    }
  }
}

/** Closes its input, upon which the shell ends Janus and itself. What listened there outlives a shell that ended before. */
async function end(child: ChildProcess | null): Promise<void> {
  child?.stdin?.destroy();
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => child.once('exit', () => resolve()));
}
