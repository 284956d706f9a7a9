const { RulesOfProperty, defaultSheet } = require('./styleRules.cjs');

/** What queries, pointer events and antd ask of many elements, mostly whether they are visible, readable and clickable. */
const COMMON_PROPERTIES = {
  display: { inherited: false, initial: '' },
  'content-visibility': { inherited: false, initial: '' },
  opacity: { inherited: false, initial: '' },
  visibility: { inherited: true, initial: 'visible' },
  'pointer-events': { inherited: true, initial: 'auto' },
  // each notification asks for the first, each dialog for the second, axe and each overlay for the others
  gap: { inherited: false, initial: '' },
  position: { inherited: false, initial: '' },
  height: { inherited: false, initial: '' },
  width: { inherited: false, initial: '' },
  overflow: { inherited: false, initial: '' },
  'overflow-x': { inherited: false, initial: '' },
  'overflow-y': { inherited: false, initial: '' },
  direction: { inherited: false, initial: '' },
  'row-gap': { inherited: false, initial: '' },
  clip: { inherited: false, initial: '' },
  'clip-path': { inherited: false, initial: '' },
};
const nameOf = {
  display: 'display',
  contentVisibility: 'content-visibility',
  opacity: 'opacity',
  visibility: 'visibility',
  pointerEvents: 'pointer-events',
  gap: 'gap',
  position: 'position',
  height: 'height',
  width: 'width',
  direction: 'direction',
  rowGap: 'row-gap',
  clip: 'clip',
  clipPath: 'clip-path',
  overflow: 'overflow',
  overflowX: 'overflow-x',
  overflowY: 'overflow-y',
};

/**
 * antd makes an overlay transparent for the frame in which it measures it, also without animation. How long that frame lasts
 * is the machine's affair, so tests see the overlay as it is right after.
 */
const isBeingMeasured = ({ classList }) =>
  Array.prototype.some.call(classList, (name) => /-(appear|enter)-prepare$/.test(name));

/** Returns what jsdom returns for these properties, cached until the page changes, without trying every rule. */
class CommonProperties {
  constructor(page) {
    this.document = page.document;
    this.scratch = page.document.createElement('i').style;
    this.forget();
    this.changes = new page.MutationObserver(() => this.forget());
    this.changes.observe(page.document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  }

  forget() {
    this.known = new WeakMap();
    this.sheetsChecked = false;
  }

  of(element, property) {
    if (this.changes.takeRecords().length > 0) this.forget();
    return this.valueOf(element, property);
  }

  valueOf(element, property) {
    if (!element.isConnected) return this.work(element, property); // its changes are not observed
    if (!this.known.has(element)) this.known.set(element, {});
    return (this.known.get(element)[property] ??= this.work(element, property));
  }

  work(element, property) {
    if (property === 'opacity' && isBeingMeasured(element)) return '1';
    const { inherited, initial } = COMMON_PROPERTIES[property];
    let own = '';
    for (const value of this.rules()[property].valuesFor(element)) own = this.read(property, value, own);
    own = this.read(property, element.style?.getPropertyValue(property) ?? '', own);
    if (own !== '') return own;
    return inherited && element.parentElement ? this.valueOf(element.parentElement, property) : initial;
  }

  /** A value as jsdom stores it; a value that it cannot parse leaves the previous one. */
  read(property, value, earlier) {
    if (value === 'unset') return '';
    this.scratch.cssText = '';
    this.scratch.setProperty(property, value);
    return this.scratch.getPropertyValue(property) || earlier;
  }

  rules() {
    if (this.sheetsChecked) return this.byProperty;
    this.sheetsChecked = true;
    const sheets = [defaultSheet, ...this.document.styleSheets];
    if (sheets.length === this.sheets?.length && sheets.every((sheet, at) => sheet === this.sheets[at]))
      return this.byProperty;
    this.sheets = sheets;
    this.byProperty = {};
    for (const property of Object.keys(COMMON_PROPERTIES))
      this.byProperty[property] = new RulesOfProperty(sheets, property);
    return this.byProperty;
  }
}

/**
 * `getComputedStyle` for pages with thousands of rules. jsdom tries every rule for every element and resolves every
 * color before it returns; here that happens only for rarely used properties.
 */
function computedStyleOf(page) {
  const everything = page.getComputedStyle.bind(page);
  const often = new CommonProperties(page);
  return (element) => {
    // a pseudo element is left out: antd measures scroll bars by one, which jsdom answers with an error
    if (element?.ownerDocument !== page.document) return everything(element);
    let all;
    const declaration = () => (all ??= everything(element));
    const valueOf = (property) =>
      property in COMMON_PROPERTIES ? often.of(element, property) : declaration().getPropertyValue(property);
    return new Proxy(
      {},
      {
        get(_target, name) {
          if (name === 'getPropertyValue') return valueOf;
          if (name in nameOf) return often.of(element, nameOf[name]);
          const value = declaration()[name];
          return typeof value === 'function' ? value.bind(declaration()) : value;
        },
        has: (_target, name) => name in declaration(),
      },
    );
  };
}

module.exports = { computedStyleOf };
