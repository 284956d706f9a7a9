/** Interfaces of elements that labels can belong to, with the property `labels`. */
const LABELABLE = [
  'HTMLButtonElement',
  'HTMLInputElement',
  'HTMLMeterElement',
  'HTMLOutputElement',
  'HTMLProgressElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
];

/**
 * Which labels belong to which element, read once until the page changes. For each element jsdom tries each label, and for each of
 * these it visits the page until it finds the element.
 */
class Labels {
  constructor(page) {
    this.document = page.document;
    this.interfaces = LABELABLE.map((name) => page[name]);
    this.changes = new page.MutationObserver(() => this.forget());
    this.changes.observe(page.document, { subtree: true, childList: true, attributes: true });
  }

  forget() {
    this.known = undefined;
  }

  of(element) {
    if (this.changes.takeRecords().length > 0) this.forget();
    this.known ??= this.read();
    return this.known.get(element) ?? [];
  }

  read() {
    const known = new Map();
    for (const label of this.document.getElementsByTagName('label')) {
      const control = this.controlOf(label);
      if (!control) continue;
      if (!known.has(control)) known.set(control, []);
      known.get(control).push(label);
    }
    return known;
  }

  /** `label.control` by the index of ids. */
  controlOf(label) {
    if (!label.hasAttribute('for')) return label.control;
    const named = this.document.getElementById(label.htmlFor);
    return named && this.isLabelable(named) ? named : null;
  }

  isLabelable(element) {
    return this.interfaces.some((each) => element instanceof each) && element.type !== 'hidden';
  }
}

/** Makes `labels` of elements as quick as in browsers; it is an array instead of a live list. */
exports.quickLabels = (page) => {
  const labels = new Labels(page);
  for (const { prototype } of labels.interfaces) {
    const { get, ...rest } = Object.getOwnPropertyDescriptor(prototype, 'labels');
    const quick = function () {
      const isOfPage = this.getRootNode() === page.document && labels.isLabelable(this);
      return isOfPage ? labels.of(this) : get.call(this);
    };
    Object.defineProperty(prototype, 'labels', { ...rest, get: quick });
  }
};

const BY_ID = /^\[id="([^"\\]+)"\]$/;

/** Makes `querySelector('[id="…"]')` as quick as `getElementById`: each query by label text asks it for each labelled element. */
exports.quickIds = ({ Element, document }) => {
  const { querySelector } = Element.prototype;
  Element.prototype.querySelector = function (selector) {
    const id = BY_ID.exec(selector)?.[1];
    const named = id === undefined ? null : document.getElementById(id);
    return named !== null && named !== this && this.contains(named)
      ? named
      : querySelector.call(this, selector);
  };
};
