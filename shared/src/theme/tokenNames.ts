/** The CSS variable of a colour: `textSecondary` gives `--color-text-secondary`, `chart1` gives `--color-chart-1`. */
export const variableOf = (color: string): string =>
  `--color-${color.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)}`;

/** The CSS variable of a distance in steps of the grid. */
export const spaceVariable = (steps: number): string => `--space-${steps === 0.5 ? 'half' : steps}`;

/** The radius of controls and cards is the one without a name. */
export const radiusVariable = (name: string): string => (name === 'm' ? '--radius' : `--radius-${name}`);
