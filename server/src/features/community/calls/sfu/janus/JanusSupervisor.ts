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

/** A Janus that has not answered by then will not. It takes about 150 ms on an idle machine. */
const startWithinMs = 8000;
const pollEveryMs = 25;
/**
 * Delays before restarts, the last one repeated: a crash is recovered from at once, a Janus that cannot start
 * is not hammered.
 */
const retryDelaysMs = [0, 250, 1000, 5000];
/** After running this long, the start counts as successful. */
const soundAfterMs = 10_000;

/**
 * Runs Janus and kills it when standard input ends, so that it never outlives a killed server. The shell ends
 * with Janus.
 */
const guarded =
  'exec 3<&0; "$@" </dev/null & janus=$!; { cat <&3 >/dev/null; kill -9 $janus; } & wait $janus; kill $! 2>/dev/null';

interface Log {
  warn(problem: unknown, words: string): void;
}

/**
 * The one Janus of this server: started on first use, on loopback, with its own configuration and secrets;
 * restarted when it dies.
 */
export class JanusSupervisor {
  /** The secret that rooms are created with. */
  readonly roomSecret = randomBytes(24).toString('hex');
  private present: Promise<JanusConnection> | null = null;
  private child: ChildProcess | null = null;
  private failures = 0;
  /** Since when it has been running, in milliseconds; null while it is not. */
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

  /** Whether it is usable: true until a start has failed, and again once it has run for a while. */
  get isSound(): boolean {
    const runsWell = this.runsSince !== null && Date.now() - this.runsSince > soundAfterMs;
    return runsWell || this.failures < retryDelaysMs.length;
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
        this.failures = Date.now() - startedAt > soundAfterMs ? 0 : this.failures + 1;
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

  /** It is gone: notifies listeners, and restarts it. */
  private lose(): void {
    this.present = null;
    if (this.isStopped) return;
    const waitMs = retryDelaysMs[Math.min(this.failures, retryDelaysMs.length) - 1] ?? 0;
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
    // a machine out of processes has no shell either; the failed start is detected below
    child.on('error', (error) => this.log.warn(error, 'cannot start a shell'));
    // the shell may be gone before its input is closed
    child.stdin.on('error', () => undefined);
    try {
      return await answering(child, port, apiSecret);
    } finally {
      // it has read them, and no other process should
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
      await sleep(pollEveryMs);
    }
  }
}

/** Closes its input, upon which the shell kills Janus and exits. Kills a Janus that outlived its shell. */
async function end(child: ChildProcess | null): Promise<void> {
  child?.stdin?.destroy();
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => child.once('exit', () => resolve()));
}
