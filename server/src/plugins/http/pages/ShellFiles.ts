import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** The `<link>` elements for the files that pages need first, from the shell's build. */
const FirstFiles = z.object({
  /** By the address of a page of the shell. */
  pages: z.record(
    z.string(),
    z.object({
      links: z.string(),
      /** Whether it is shown in the layout of the app. */
      isInApp: z.boolean(),
      /** What it shows of modules. */
      slots: z.array(z.string()),
    }),
  ),
  /** For the script that starts the page. */
  entry: z.string(),
  /** For the layout of the app, and what loads modules. */
  app: z.string(),
});
export type FirstFiles = z.infer<typeof FirstFiles>;

const noFirstFiles: FirstFiles = { pages: {}, entry: '', app: '' };

/** What pages are made of. */
export interface ShellBuild {
  html: string;
  /** None if they are missing or of another build's form: a page only opens later without them. */
  firstFiles: FirstFiles;
}

/** The shell's build on the disk, read once and again when it was replaced. */
export class ShellFiles {
  readonly #html: string;
  readonly #firstFiles: string;
  #read: { state: string; build: Promise<ShellBuild | null> } | null = null;

  constructor(shellDir: string) {
    this.#html = path.join(shellDir, 'index.html');
    this.#firstFiles = path.join(shellDir, 'first-files.json');
  }

  /** Null while the shell has not been built. */
  async current(): Promise<ShellBuild | null> {
    const state = `${stateOf(this.#html)} ${stateOf(this.#firstFiles)}`;
    if (this.#read?.state !== state) this.#read = { state, build: this.#readBuild() };
    const build = await this.#read.build;
    // what could not be read is looked for again
    if (build === null) this.#read = null;
    return build;
  }

  async #readBuild(): Promise<ShellBuild | null> {
    const html = await readFile(this.#html, 'utf8').catch(() => null);
    if (html === null) return null;
    const written = await readFile(this.#firstFiles, 'utf8').catch(() => 'null');
    const firstFiles = FirstFiles.safeParse(parsed(written));
    return { html, firstFiles: firstFiles.success ? firstFiles.data : noFirstFiles };
  }
}

/** Differs after a file was replaced. A call of the system without a thread: it takes microseconds, once per page. */
function stateOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : 'none';
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
