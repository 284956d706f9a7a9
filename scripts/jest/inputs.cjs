/**
 * Makes assigning the same `name` or `type` to an input do nothing. React assigns both on every update: jsdom then visits the page for
 * the other radio buttons of the group, and what is cached until the page changes is forgotten.
 */
exports.quickInputs = ({ HTMLInputElement: { prototype } }) => {
  for (const name of ['name', 'type']) {
    const { set, ...rest } = Object.getOwnPropertyDescriptor(prototype, name);
    const assign = function (value) {
      if (this.getAttribute(name) !== String(value)) set.call(this, value);
    };
    Object.defineProperty(prototype, name, { ...rest, set: assign });
  }
};
