/**
 * The steps with these names, or all if no name is given. Exits with a message if a name is unknown.
 * @param {import('./steps.mjs').Step[]} steps
 * @param {string[]} names
 */
export function chooseSteps(steps, names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = steps.map(({ name }) => name).join(', ');
    console.error(`Unknown step: ${unknown.join(', ')}. Steps: ${known}.`);
    process.exit(1);
  }
  return steps.filter(({ name }) => names.length === 0 || names.includes(name));
}
