const React = require('react');

/**
 * React's development build creates an Error with its stack for each element, up to 10,000 a second, to say in warnings where an element
 * came from. No test reads it; a sixth of the time of large pages is spent on it. A counter that stays high switches it off.
 */
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => {}, configurable: true },
);
