/** Transpiles TypeScript for jest; `npm run check` checks the types. */
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
