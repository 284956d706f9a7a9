import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { versionInParts } from '../../../../lib/hashes';
import type { GateRequest } from '../publishing/gate/messages';

const Keys = z.array(z.string());

/** More than the builds of a dist folder, of a few versions of the server. */
const mostKeys = 500;

/**
 * Which builds of a dist folder passed the gate without a problem. Reading their code takes seconds of CPU, and the result depends only on
 * the server's code, the content of every file and what the build is compared with: so a hash of all of them is remembered beside the
 * builds. Whoever can write there can replace the builds and the shell as well.
 */
export class CheckedBuilds {
  readonly #file: string;
  #known: ReadonlySet<string> = new Set();
  readonly #added = new Set<string>();

  /** @param codeVersion of the server; one that runs from its source has none, and remembers nothing */
  constructor(
    distDir: string,
    private readonly codeVersion: string,
  ) {
    this.#file = path.join(distDir, 'checked-builds.json');
  }

  /** Reads what earlier starts found. A file of another form only costs their work again. */
  async read(): Promise<void> {
    if (this.codeVersion === 'source') return;
    const text = await readFile(this.#file, 'utf8').catch(() => '[]');
    try {
      this.#known = new Set(Keys.parse(JSON.parse(text)));
    } catch {
      this.#known = new Set();
    }
  }

  /** Whether exactly this build, compared with exactly these others, passed before. */
  has(request: GateRequest): boolean {
    return this.#known.has(this.#keyOf(request));
  }

  add(request: GateRequest): void {
    this.#added.add(this.#keyOf(request));
  }

  /** Remembers what was added, and forgets the oldest. Where nothing can be written, the next start checks again. */
  async write(): Promise<void> {
    if (this.codeVersion === 'source' || this.#added.size === 0) return;
    // several servers may start at once: each replaces the whole file
    const unfinished = `${this.#file}.${randomUUID()}`;
    try {
      await writeFile(unfinished, JSON.stringify([...this.#known, ...this.#added].slice(-mostKeys)));
      await rename(unfinished, this.#file);
    } catch {
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
  }

  #keyOf({ release, files, context }: GateRequest): string {
    const key = versionInParts();
    key.add([this.codeVersion, release, context]);
    for (const { name, content, gzipBytes } of files)
      key.add([name, content ? createHash('sha256').update(content).digest('base64') : gzipBytes]);
    return key.value();
  }
}
