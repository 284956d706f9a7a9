const { createRequire } = require('node:module');

const fromEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const fromJsdom = createRequire(fromEnvironment.resolve('jsdom'));
const defaultStyles = fromJsdom('./jsdom/browser/default-stylesheet');
const { parse } = fromJsdom('rrweb-cssom');

/** The rules jsdom heeds: those of a sheet itself, and those for screens. */
function* heeded(sheet) {
  for (const rule of sheet.cssRules) {
    if (!rule.media) yield rule;
    else if (Array.prototype.includes.call(rule.media, 'screen')) yield* rule.cssRules;
  }
}

/** A selector without the parts in brackets, which can match elements of any kind. */
function withoutBrackets(selector) {
  const shorter = selector.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
}

/** The class, id or tag that every element matched by a selector must have; `*` if it requires none. */
function keysOf(selector) {
  const plain = withoutBrackets(selector);
  if (/[\\|()[\]]/.test(plain)) return ['*'];
  return plain.split(',').map((part) => {
    const last =
      part
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return /[.#][^.#:]+/.exec(last)?.[0] ?? /^[a-z][^.#:]*/i.exec(last)?.[0].toLowerCase() ?? '*';
  });
}

/** The rules of some style sheets that set one property, indexed by what an element must have to match. */
class RulesOfProperty {
  constructor(sheets, property) {
    this.property = property;
    this.byKey = new Map();
    let order = 0;
    for (const sheet of sheets)
      for (const { selectorText, style } of heeded(sheet)) {
        const value = selectorText ? style.getPropertyValue(property) : '';
        if (value !== '') this.add({ selector: selectorText, value, order: order++ });
      }
  }

  add(rule) {
    for (const key of new Set(keysOf(rule.selector))) {
      if (!this.byKey.has(key)) this.byKey.set(key, []);
      this.byKey.get(key).push(rule);
    }
  }

  /** What the rules that hold for an element say, in their order. */
  *valuesFor(element) {
    const keys = ['*', element.localName, `#${element.id}`];
    for (const name of element.classList) keys.push(`.${name}`);
    const rules = new Set(keys.flatMap((key) => this.byKey.get(key) ?? []));
    for (const { selector, value } of [...rules].sort((one, other) => one.order - other.order))
      if (matches(element, selector)) yield value;
  }
}

function matches(element, selector) {
  try {
    return element.matches(selector);
  } catch {
    return false; // a selector jsdom cannot read
  }
}

/** The style sheet every page has. */
const defaultSheet = parse(defaultStyles);

module.exports = { RulesOfProperty, defaultSheet };
