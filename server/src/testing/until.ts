import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves once the condition holds. The test's own time limit ends it otherwise. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(5);
}
