'use strict';

// What may import what. tests/architecture/floors.test.ts runs it; by hand, from the root of the project:
// npx depcruise server shared/src shell 'mfe-*' module-template build webpack scripts tests

/** Tests, and what only tests use. */
const TESTS = [
  '\\.test\\.tsx?$',
  '\\.testing\\.ts$',
  '[fF]ixtures?\\.tsx?$',
  '^[^/]+/src/testing/',
  '^tests/',
];

/** The floors of the server, lowest first: each imports itself and those before it. */
const SERVER_FLOORS = [
  ['lib', '^server/src/lib/'],
  ['config', '^server/src/config/'],
  ['database', '^server/src/database/'],
  ['plugins', '^server/src/plugins/'],
  ['jobs', '^server/src/jobs/'],
  ['events', '^server/src/events/'],
  ['features', '^server/src/features/[^/]+/'],
  ['seed', '^server/src/seed/'],
  ['app', '^server/src/([^/]+|features/index)\\.ts$'],
];

/**
 * Its features, lowest first: each imports itself and those before it. So no two import each other, and the groups have the same
 * order (server/src/features/README.md).
 */
const FEATURES = Object.entries({
  platform: ['audit', 'outbox', 'health', 'modules', 'jobAdmin'],
  accounts: [
    'consents',
    'oneTimeCodes',
    'loginAttempts',
    'secondFactor',
    'billing',
    'identity',
    'sessions',
    'externalIdentity',
    'accountAdmin',
    'profile',
    'privacy',
  ],
  facts: ['records', 'figures', 'verdicts', 'ingest'],
  market: [
    'marketSnapshot',
    'stocks',
    'industries',
    'indices',
    'impureIncome',
    'funds',
    'ipos',
    'dashboard',
    'metals',
    'search',
    'screens',
    'halalScreener',
    'purification',
    'dataStatus',
    'publicStocks',
  ],
  personal: ['purificationLedger', 'zakatYears', 'watchlists', 'portfolio', 'alerts', 'reminders'],
  community: ['posts', 'calls', 'questions', 'consultations', 'articles', 'support', 'learning'],
}).flatMap(([group, names]) =>
  names.map((name) => [`${group}-${name}`, `^server/src/features/${group}/${name}/`]),
);

/** The folders of `shared`, lowest first: each imports itself and those before it. */
const SHARED_FLOORS = [
  ['values', '^shared/src/values/'],
  ['policy', '^shared/src/policy/'],
  ['contracts', '^shared/src/contracts/'],
  ['gate', '^shared/src/gate/'],
  ['shariah', '^shared/src/shariah/'],
  ['screens', '^shared/src/screens/'],
  ['sdk', '^shared/src/sdk/'],
  ['endpoints', '^shared/src/endpoints/'],
  ['parts', '^shared/src/parts/'],
];

/** The folders of the shell, lowest first: each imports itself and those before it. */
const SHELL_FLOORS = [
  ['browser', '^shell/src/browser/'],
  ['controls', '^shell/src/controls/'],
  ['theme', '^shell/src/theme/'],
  ['registry', '^shell/src/registry/'],
  ['session', '^shell/src/session/'],
  ['loading', '^shell/src/loading/'],
  ['support', '^shell/src/support/'],
  ['offline', '^shell/src/offline/'],
  ['navigation', '^shell/src/navigation/'],
  ['alerts', '^shell/src/alerts/'],
  ['search', '^shell/src/search/'],
  ['outlets', '^shell/src/outlets/'],
  ['forms', '^shell/src/forms/'],
  ['plans-page', '^shell/src/pages/plans/'],
  ['auth-page', '^shell/src/pages/auth/'],
  ['profile-page', '^shell/src/pages/profile/'],
  ['notification-page', '^shell/src/pages/notification/'],
  ['other-pages', '^shell/src/pages/(blog|dashboard|halal|help|home|staffModules|status|texts|tryModules)/'],
  ['own-pages', '^shell/src/pages/[^/]+$'],
  ['terms', '^shell/src/terms/'],
  ['layout', '^shell/src/layout/'],
  ['app', '^shell/src/app/'],
];

/** No floor imports one above it. On the server, what has to go up is a domain event: server/src/events. */
const upward = (floors, where) =>
  floors.slice(0, -1).map(([name, path], index) => {
    const above = floors.slice(index + 1);
    return {
      name: `${where}-${name}-imports-nothing-above`,
      comment: `${name} stands below ${above.map(([other]) => other).join(', ')}.`,
      severity: 'error',
      from: { path, pathNot: TESTS },
      to: { path: above.map(([, other]) => other) },
    };
  });

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const BROWSER = '^(shared|shell|mfe-[^/]+|module-template)/';

/** Folders of `shared` of which a page may hold one copy: build/sharedDependencies.ts shares each. */
const FEDERATED = '^shared/src/sdk/[^/]+/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-circular', 'Move what both need to a file of its own.', {}, { circular: true }),
    forbid('no-unresolvable', 'It is not there.', {}, { couldNotResolve: true }),
    ...upward(SERVER_FLOORS, 'server'),
    ...upward(FEATURES, 'feature'),
    ...upward(SHARED_FLOORS, 'shared'),
    ...upward(SHELL_FLOORS, 'shell'),
    forbid(
      'feature-has-its-place',
      'Name it in FEATURES, above what it imports.',
      {},
      { path: '^server/src/features/.+/', pathNot: FEATURES.map(([, path]) => path) },
    ),
    forbid(
      'shared-folder-has-its-place',
      'Name it in SHARED_FLOORS, above what it imports.',
      {},
      {
        path: '^shared/src/.+/',
        pathNot: [...SHARED_FLOORS.map(([, path]) => path), '^shared/src/(testing|standalone|types)/'],
      },
    ),
    forbid(
      'shell-folder-has-its-place',
      'Name it in SHELL_FLOORS, above what it imports.',
      {},
      {
        path: '^shell/src/.+/',
        pathNot: [...SHELL_FLOORS.map(([, path]) => path), '^shell/src/testing/'],
      },
    ),
    forbid(
      'server-testing-is-for-tests',
      'What the product runs does not rest on what tests are made of.',
      { path: '^server/src/', pathNot: TESTS },
      { path: ['^server/src/testing/', '\\.testing\\.ts$', '[fF]ixtures?\\.ts$'] },
    ),
    forbid(
      'server-takes-no-browser-code',
      'The server takes contracts, pure rules and tables of shared, nothing that draws.',
      { path: '^server/', pathNot: '^server/jest\\.config\\.mjs$' },
      {
        path: '^(shell|mfe-[^/]+|module-template|webpack|scripts|tests|shared/src/(?!(contracts|gate|policy|screens|shariah|values)/))',
      },
    ),
    forbid(
      'server-knows-no-build',
      'How it is built is in server/build/; only the set-up of its tests builds, because they start programs.',
      { path: '^server/src/', pathNot: '^server/src/testing/globalSetup\\.ts$' },
      { path: ['^build/', '^server/build/'] },
    ),
    forbid(
      'shared-stands-below',
      'shared <- modules <- shell.',
      { path: '^shared/' },
      { path: '^(shell|mfe-[^/]+|module-template|server|build|webpack|scripts|tests)/' },
    ),
    forbid(
      'modules-know-shared-alone',
      'Modules meet on a page of the shell, in the address, or through the server.',
      { path: '^mfe-([^/]+)/' },
      {
        path: '^(shell|mfe-[^/]+|module-template|server|build|webpack|scripts|tests)/',
        pathNot: ['^mfe-$1/', '^webpack/index\\.ts$'],
      },
    ),
    forbid(
      'template-knows-shared-alone',
      'A new module starts by the rules of a module.',
      { path: '^module-template/' },
      {
        path: '^(shell|mfe-[^/]+|module-template|server|build|webpack|scripts|tests)/',
        pathNot: ['^module-template/', '^webpack/index\\.ts$'],
      },
    ),
    forbid(
      'shared-comes-by-its-name',
      'It is @tayyib/shared/<folder>: a relative path would bring a second copy of it.',
      { path: '^(server|shell|mfe-[^/]+|module-template)/' },
      { path: '^shared/', dependencyTypes: ['local'] },
    ),
    forbid(
      'federated-folders-come-by-name',
      'A relative path from another folder would bring a second copy of it.',
      { path: '^shared/src/(sdk/[^/]+|[^/]+)/', pathNot: [...TESTS, '^shared/src/standalone/'] },
      {
        path: FEDERATED,
        pathNot: ['^shared/src/$1/', '\\.css$'],
        dependencyTypes: ['local'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'shell-knows-no-module',
      'The shell loads modules by their descriptors, never by an import.',
      { path: '^shell/' },
      {
        path: '^(mfe-[^/]+|module-template|server|build|webpack|scripts|tests)/',
        pathNot: '^webpack/index\\.ts$',
      },
    ),
    forbid(
      'build-is-for-its-config',
      'Only webpack.config.ts takes anything of the build.',
      {
        path: '^(shell|mfe-[^/]+|module-template)/',
        pathNot: '/webpack\\.config\\.ts$',
      },
      { path: '^(build|webpack)/' },
    ),
    forbid(
      'build-stands-below-scripts',
      'build <- webpack, build <- scripts: it may use contracts and gate of shared and nothing else of ours.',
      { path: '^build/' },
      { path: '^(shell|mfe-[^/]+|module-template|server|webpack|scripts|tests)/' },
    ),
    forbid(
      'webpack-uses-build-alone',
      'What a configuration needs is in build/; the commands that run it are in scripts/.',
      { path: '^webpack/' },
      { path: '^(shell|mfe-[^/]+|module-template|server|scripts|tests)/' },
    ),
    forbid(
      'browsers-take-types-of-contracts',
      'Browser code takes types from the contracts, never schemas: zod would come along.',
      { path: BROWSER, pathNot: [...TESTS, '^shared/src/contracts/'] },
      { path: '^shared/src/contracts/index\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'gate-is-not-for-pages',
      'Releases are checked by the server and by the commands, never by a page: the parsers would come along.',
      { path: BROWSER, pathNot: [...TESTS, '^shared/src/gate/'] },
      { path: '^shared/src/gate/' },
    ),
    forbid(
      'shared-testing-is-for-tests',
      'Testing helpers are for tests.',
      { path: '^(shell|mfe-[^/]+|module-template)/', pathNot: TESTS },
      { path: '^shared/src/testing/' },
    ),
    forbid(
      'standalone-is-for-dev',
      'Standalone mode is for dev/.',
      {
        path: BROWSER,
        pathNot: [...TESTS, '^(mfe-[^/]+|module-template)/dev/', '^shared/src/standalone/'],
      },
      { path: '^shared/src/standalone/' },
    ),
    forbid(
      'msw-is-for-dev',
      'The product has no fake server.',
      {
        path: BROWSER,
        pathNot: [...TESTS, '^(mfe-[^/]+|module-template)/dev/', '^shared/src/(standalone|testing)/'],
      },
      { path: 'node_modules/msw/' },
    ),
  ],
  options: {
    // type imports count as well: a reader of the file needs those files too
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // the template of the package imports the package
    exclude: {
      path: ['(^|/)(dist|coverage|\\.cache)/', '^sdk/', '^scripts/sdkPackage/template/', '\\.d\\.ts$'],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
