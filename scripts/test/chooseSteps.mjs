/**
 * The steps of these names; all of them where none is named. Stops with a sentence when a name is not known.
 * @param {import('./steps.mjs').Step[]} steps
 * @param {string[]} names
 */
export function chooseSteps(steps, names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = steps.map(({ name }) => name).join(', ');
    console.error(`No step is called ${unknown.join(', ')}. There is ${known}.`);
    process.exit(1);
  }
  return steps.filter(({ name }) => names.length === 0 || names.includes(name));
}
