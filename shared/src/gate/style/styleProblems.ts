import { parse, type AtRule, type Container, type Rule } from 'postcss';
import selectorParser, { type Node as SelectorNode, type Selector } from 'postcss-selector-parser';
import values from 'postcss-value-parser';
import { violation, type GateProblem } from '../GateProblem';

/** Rules that only say when others apply. */
const CONDITIONS = new Set(['media', 'supports', 'container', 'layer', 'starting-style', 'scope']);

/** What the style sheets of one module are judged by. */
export interface StyleRules {
  /** The id of the module: a class that begins with it is its own. */
  id: string;
  /** Theme variables of the SDK, and those that the module defines itself. */
  variables: ReadonlySet<string>;
  /** Texts of its scripts, among them the ids of elements that it makes. */
  ids: ReadonlySet<string>;
}

/** Ids of the shell's own elements. */
const shellIds = new Set(['root', 'main']);

/** Where a style sheet reaches beyond its module, or uses a variable that nobody defines. */
export function styleProblems(file: string, css: string, rules: StyleRules): GateProblem[] {
  try {
    const sentences = new Set(problemsIn(parse(css), rules));
    return [...sentences].map((message) => violation(file, message));
  } catch (error) {
    return [
      violation(file, `it cannot be read as CSS: ${error instanceof Error ? error.message : String(error)}`),
    ];
  }
}

/** The variables that a style sheet defines. */
export function definedVariables(css: string): string[] {
  return [...css.matchAll(/(?<=[{;\s])--[\w-]+(?=\s*:)/g)].map(([name]) => name);
}

function problemsIn(container: Container, rules: StyleRules): string[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return ruleProblems(node, rules);
    if (node.type === 'atrule') return atRuleProblems(node, rules);
    return [];
  });
}

function atRuleProblems(rule: AtRule, rules: StyleRules): string[] {
  const name = rule.name.toLowerCase();
  if (CONDITIONS.has(name)) return problemsIn(rule, rules);
  if (name === 'charset') return [];
  if (name.endsWith('keyframes')) {
    const animation = rule.params.trim();
    return [
      ...(isOwn(animation, rules.id)
        ? []
        : [
            `@keyframes ${animation} could replace an animation of the page. Define it in a CSS module, or begin its name with ${rules.id}-.`,
          ]),
      ...(rule.nodes ?? []).flatMap((step) => (step.type === 'rule' ? unknownVariables(step, rules) : [])),
    ];
  }
  return [`@${name} applies to the whole page, which belongs to the shell. Remove it.`];
}

function ruleProblems(rule: Rule, rules: StyleRules): string[] {
  const isNested = rule.parent?.type === 'rule';
  const unscoped = isNested ? [] : rule.selectors.filter((selector) => !isScoped(selector, rules));
  return [
    ...unscoped.map(
      (selector) =>
        `${selector} { … } applies to the whole page. Begin it with a class of a CSS module, or one that begins with ${rules.id}-.`,
    ),
    ...unknownVariables(rule, rules),
    ...tooHigh(rule),
    ...problemsIn(rule, rules),
  ];
}

function unknownVariables(rule: Rule, { variables }: StyleRules): string[] {
  return (rule.nodes ?? []).flatMap((node) =>
    node.type === 'decl' && node.value.includes('var(')
      ? variablesIn(node.value)
          .filter((name) => !variables.has(name))
          .map(
            (name) =>
              `var(${name}) is no variable of the theme, nor of the module. Use one of the theme, define it, or give it a fallback.`,
          )
      : [],
  );
}

/** What the dialogs of the page begin with (antd). */
const DIALOG_Z_INDEX = 1000;

const tooHigh = ({ nodes, selector }: Rule): string[] =>
  nodes.flatMap((node) =>
    node.type === 'decl' &&
    node.prop.toLowerCase() === 'z-index' &&
    Number.parseInt(node.value) >= DIALOG_Z_INDEX
      ? [
          `${selector} has the z-index ${node.value} and would cover the dialogs of the page, which begin at ${DIALOG_Z_INDEX}. Choose a lower one.`,
        ]
      : [],
  );

/** The variables without a fallback. */
export function variablesIn(value: string): string[] {
  const names: string[] = [];
  values(value).walk((node) => {
    if (node.type !== 'function' || node.value !== 'var') return;
    const [first, ...more] = node.nodes.filter(({ type }) => type !== 'space' && type !== 'comment');
    if (first?.type === 'word' && more.length === 0) names.push(first.value);
  });
  return names;
}

/** Whether what a selector selects is an element of the module, or inside one. */
function isScoped(text: string, rules: StyleRules): boolean {
  return selectorParser()
    .astSync(text)
    .nodes.every((selector) => isSelectorScoped(selector, rules));
}

function isSelectorScoped({ nodes }: Selector, rules: StyleRules): boolean {
  let isScopedSoFar = false;
  let isCompoundOwn = false;
  for (const node of nodes) {
    if (node.type === 'combinator') {
      isScopedSoFar ||= isCompoundOwn;
      isCompoundOwn = false;
    } else {
      isCompoundOwn ||= isOwnNode(node, rules);
    }
  }
  return isScopedSoFar || isCompoundOwn;
}

function isOwnNode(node: SelectorNode, rules: StyleRules): boolean {
  if (node.type === 'class') return isOwn(node.value, rules.id);
  if (node.type === 'id') return rules.ids.has(node.value) && !shellIds.has(node.value);
  if (node.type !== 'pseudo' || !/^:(is|where|matches)$/i.test(node.value)) return false;
  return node.nodes.length > 0 && node.nodes.every((selector) => isSelectorScoped(selector, rules));
}

/** The name that a CSS module gave, `Page-module__title_a1B2`, or one that begins with the module's id. */
const isOwn = (name: string, id: string) =>
  /^[\w-]+-module__[\w-]+$/.test(name) || name.startsWith(`${id}-`) || name.startsWith(`${id}_`);
