const { webcrypto } = require('node:crypto');
const { TestEnvironment } = require('jest-environment-jsdom');
const { computedStyleOf } = require('./computedStyle.cjs');
const { quickInputs } = require('./inputs.cjs');
const { quickIds, quickLabels } = require('./labels.cjs');
const { shared } = require('./sharedEnvironment.cjs');

/** Resolves addresses against the page, as browsers do and Node's own Request does not. */
const requestOf = (page) =>
  class extends Request {
    constructor(input, init) {
      super(typeof input === 'string' ? new URL(input, page.location.href).href : input, init);
    }
  };

/** Two ports connected by timers; Node's own would prevent the test process from exiting. */
class TimerMessageChannel {
  constructor() {
    this.port1 = this.portTo(() => this.port2);
    this.port2 = this.portTo(() => this.port1);
  }

  portTo(other) {
    return { postMessage: (data) => setTimeout(() => other().onmessage?.({ data }), 0), close() {} };
  }
}

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What `fetch` sends, filled from a form of the page where one is given: React reads the form that a person sends. */
function formDataOf({ FormData: OfForm }) {
  return class extends FormData {
    constructor(form, submitter) {
      super();
      if (form !== undefined)
        for (const [name, value] of new OfForm(form, submitter)) this.append(name, value);
    }
  };
}

const noMedia = (media) => ({
  matches: false,
  media,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});

/**
 * Timers of this length belong to a store's cache or a refresh. They would delay the exit of jest, and one that ends
 * in the next test file would start another among its fake timers: RTK Query removes subscriptions after 500 ms.
 */
const LONG_MS = 500;

/** Gives a function that ends the long timers that are running. */
function trackLongTimers(page) {
  const running = new Set();
  for (const name of ['setTimeout', 'setInterval']) {
    const start = page[name];
    page[name] = (run, delayMs, ...args) => {
      const id = start(run, delayMs, ...args);
      if (delayMs >= LONG_MS) running.add(id);
      return id;
    };
  }
  const clear = page.clearTimeout;
  return () => {
    running.forEach((id) => clear(id));
    running.clear();
  };
}

const descriptorsOf = (object) => Object.entries(Object.getOwnPropertyDescriptors(object));

/** Only what was there: properties that a module adds when it is loaded are added once per worker. */
function restore(object, descriptors) {
  for (const [name, descriptor] of descriptors)
    if (descriptor.configurable) Object.defineProperty(object, name, descriptor);
}

/** jsdom with the browser APIs that it lacks and that react-router, RTK Query and antd need. */
class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const page = this.global;
    Object.assign(page, { TextEncoder, TextDecoder, fetch, Response, Headers, Blob });
    Object.assign(page, { FormData: formDataOf(page) });
    Object.assign(page, { ReadableStream, WritableStream, TransformStream, structuredClone });
    Object.assign(page, { AbortController, AbortSignal, Request: requestOf(page) });
    page.getComputedStyle = computedStyleOf(page);
    quickLabels(page);
    quickIds(page);
    quickInputs(page);
    Object.defineProperty(page.crypto, 'subtle', { value: webcrypto.subtle });
    page.matchMedia ??= noMedia;
    page.MessageChannel ??= TimerMessageChannel;
    page.ResizeObserver ??= StillObserver;
    page.IntersectionObserver ??= StillObserver;
    page.scrollTo = () => {};
    page.Element.prototype.scrollIntoView ??= () => {};
    this.endLongTimers = trackLongTimers(page);
    this.original = descriptorsOf(page);
  }

  /** The page as it was when it opened, but for style sheets, which modules insert once. */
  reset() {
    const page = this.global;
    this.endLongTimers();
    page.document.body.replaceChildren();
    page.document.title = '';
    page.localStorage.clear();
    page.sessionStorage.clear();
    restore(page, this.original);
    this.dom.reconfigure({ url: 'http://localhost/' });
  }
}

module.exports = shared(BrowserEnvironment, (environment) => environment.reset());
