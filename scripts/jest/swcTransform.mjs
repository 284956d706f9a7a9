/** Turns our TypeScript into what jest runs; types are checked by `npm run check`. */
export const swcTransform = {
  '^.+\\.(ts|tsx|mjs)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
      sourceMaps: 'inline',
    },
  ],
};
