import type { AnyNode, CallExpression } from 'acorn';
import { full } from 'acorn-walk';
import { changesPage } from '../ModuleFacts';
import type { WebpackModule } from './Bundle';
import { literalOf, memberOf, plain, propertiesOf } from './nodes';

/** Objects of the browser whose prototypes all scripts share. */
const BUILT_IN =
  /^(Object|Array|String|Number|Boolean|Promise|Date|RegExp|Map|Set|Error|Event|EventTarget|Node|Element|HTMLElement|Storage|History|Response)\.prototype\b/;
const PAGE_STYLE = /^document\.(body|documentElement)\.(style|className)\b/;
const PAGE_FUNCTION =
  /^(fetch|XMLHttpRequest|WebSocket|localStorage|sessionStorage|history|location|console|document\.(cookie|domain|title))$|^(history|console|localStorage|sessionStorage|navigator)\.\w+$/;

/** What the text of a module must contain before it is worth finding out what its variables are. */
const SUSPICIOUS =
  /\beval\(|serviceWorker|\bdocument\.|\bdebugger\b|Storage\b|\.prototype\b|import\(["'`]|\b(fetch|history|console|location|XMLHttpRequest|WebSocket|navigator)\b/;

/** What a module does to the page around it, or what the page's policy does not let it do, in words. */
export function pageMisuses(module: WebpackModule): string[] {
  if (!SUSPICIOUS.test(module.text)) return [];
  const found = new Set<string>();
  const pathOf = (node: AnyNode) => globalPath(node, module);
  full(module.factory, (node) => {
    if (node.type === 'DebuggerStatement') found.add('it has a debugger statement. Remove it.');
    if (node.type === 'AssignmentExpression') {
      const path = pathOf(node.left);
      if (path !== undefined && belongsToPage(path)) found.add(changesPage(path));
    }
    if (node.type === 'ImportExpression' && isAbsolute(literalOf(node.source)))
      found.add(loadsFrom(node.source));
    if (node.type === 'NewExpression') {
      const path = pathOf(node.callee);
      if ((path === 'Worker' || path === 'SharedWorker') && isAbsolute(literalOf(node.arguments[0])))
        found.add(loadsFrom(node.arguments[0]));
    }
    if (memberOf(node) === 'cookie' && pathOf(node) === 'document.cookie')
      found.add(
        'it uses document.cookie, in which the session of the user is not. Ask useViewer of the SDK.',
      );
    if (node.type === 'CallExpression') for (const message of callProblems(node, pathOf)) found.add(message);
  });
  return [...found];
}

// libraries try Function too, and go on where it is refused
const evaluates =
  'it runs text as code (eval), which the policy of the page refuses. Build it for production.';

const loadsFrom = (address: AnyNode | undefined) =>
  `it loads code from ${literalOf(address)}, which the policy of the page refuses. Bundle it.`;

function callProblems(call: CallExpression, pathOf: (node: AnyNode) => string | undefined): string[] {
  const [first, second] = call.arguments;
  const path = pathOf(plain(call.callee));
  switch (path) {
    case 'eval':
      return [evaluates];
    case 'importScripts':
      return isAbsolute(literalOf(first)) ? [loadsFrom(first)] : [];
    case 'navigator.serviceWorker.register':
      return ['it registers a service worker, of which an address has one: that of the page. Do without.'];
    case 'document.write':
    case 'document.writeln':
    case 'document.open':
      return [`it calls ${path}, which empties the page. Render elements.`];
    case 'localStorage.clear':
    case 'sessionStorage.clear':
      return [`it calls ${path}, which removes what others have stored. Remove its own keys.`];
    case 'Object.defineProperty':
    case 'Object.assign':
    case 'Reflect.set':
    case 'Reflect.defineProperty': {
      const target = first && pathOf(first);
      if (target === undefined) return [];
      const names = path === 'Object.assign' ? [...propertiesOf(second).keys()] : [literalOf(second) ?? ''];
      const changed = target === 'globalThis' ? names : names.map((name) => `${target}.${name}`);
      return changed.filter(belongsToPage).map(changesPage);
    }
    default:
      return [];
  }
}

const belongsToPage = (path: string) =>
  PAGE_STYLE.test(path) || PAGE_FUNCTION.test(path) || BUILT_IN.test(path);

const isAbsolute = (address: string | undefined) => /^(https?:)?\/\//.test(address ?? '');

/**
 * What a script names globally, `document.body.style` also for `window.document.body.style`; undefined for what is computed or its own. What
 * its variables are takes long to find out, so that is done only for names that matter.
 */
function globalPath(node: AnyNode, module: WebpackModule): string | undefined {
  const members: string[] = [];
  let root = node;
  while (root.type === 'MemberExpression') {
    const member = memberOf(root);
    if (member === undefined) return undefined;
    members.unshift(member);
    root = root.object;
  }
  if (root.type !== 'Identifier' || !GLOBALS.has(root.name) || module.scopes.variableOf(root))
    return undefined;
  const names = WINDOWS.has(root.name) ? members : [root.name, ...members];
  return names.length === 0 ? 'globalThis' : names.join('.');
}

const WINDOWS = new Set(['window', 'self', 'global', 'globalThis']);

/** The globals that are looked at. */
const GLOBALS = new Set([
  ...WINDOWS,
  ...'Object Reflect Array String Number Boolean Promise Date RegExp Map Set Error Event EventTarget Node Element'.split(
    ' ',
  ),
  ...'HTMLElement Storage History Response XMLHttpRequest WebSocket Worker SharedWorker'.split(' '),
  ...'eval importScripts fetch document navigator history location console localStorage sessionStorage'.split(
    ' ',
  ),
]);
