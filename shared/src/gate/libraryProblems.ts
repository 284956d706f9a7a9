import { violation, type GateProblem } from './GateProblem';

/** Texts that a library keeps in every build, however little of it is used. */
const marks: readonly [library: string, door: string, marks: readonly string[]][] = [
  ['antd', '@tayyib/shared/sdk/ui, controls or selects', ['iconPrefixCls', 'data-css-hash']],
  [
    'React',
    'react, which the shell shares',
    ['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE='],
  ],
  [
    'react-dom',
    'react-dom, which the shell shares',
    ['__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE='],
  ],
  ['React Router', '@tayyib/shared/sdk/router', ['__reactRouterVersion', 'useNavigate() may be used only']],
  ['Redux Toolkit', '@tayyib/shared/sdk/toolkit', ['redux-toolkit.js.org/Errors']],
  ['Redux', '@tayyib/shared/sdk/toolkit', ['redux.js.org/Errors']],
  ['React Redux', '@tayyib/shared/sdk/store', ['react-redux-context']],
];

/** Libraries of which a page may hold one copy, the shell's, and that this script has a copy of. */
export function libraryProblems(file: string, text: string): GateProblem[] {
  return marks
    .filter(([, , found]) => found.some((mark) => text.includes(mark)))
    .map(([library, door]) =>
      violation(file, `it has a copy of ${library}, of which a page may hold one. Import ${door}.`),
    );
}
