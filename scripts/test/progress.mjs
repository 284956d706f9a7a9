import { performance } from 'node:perf_hooks';

/** A terminal redraws one line; elsewhere, such as in CI, a line is printed periodically. */
const REDRAW_MS = 500;
const LINE_MS = 30_000;
const CLEAR_LINE = '\r\u001B[2K';

/** Shows the running steps and their times, below the printed lines. */
export function startProgress(out = process.stdout) {
  /** @type {Map<string, { startedMs: number, text: string }>} */
  const tasks = new Map();
  const line = () =>
    [...tasks]
      .map(([name, { startedMs, text }]) => {
        const seconds = Math.round((performance.now() - startedMs) / 1000);
        return `${name} ${seconds} s${text ? ` (${text})` : ''}`;
      })
      .join(' · ');
  const show = () => {
    if (tasks.size === 0) return;
    out.write(
      out.isTTY ? `${CLEAR_LINE}${line().slice(0, (out.columns ?? 80) - 1)}` : `  running: ${line()}\n`,
    );
  };
  const timer = setInterval(show, out.isTTY ? REDRAW_MS : LINE_MS);
  const clear = () => void (out.isTTY && out.write(CLEAR_LINE));
  return {
    /** @param {string} name */
    begin(name) {
      const task = { startedMs: performance.now(), text: '' };
      tasks.set(name, task);
      return {
        update: (/** @type {string} */ text) => void (task.text = text),
        end: () => void tasks.delete(name),
      };
    },
    /** @param {string} text */
    print(text) {
      clear();
      out.write(`${text}\n`);
    },
    stop() {
      clearInterval(timer);
      clear();
    },
  };
}
