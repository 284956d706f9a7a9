export { ErrorBoundary } from './ErrorBoundary/ErrorBoundary';
export { ScopeError } from './ScopeError';
export { isProblem, offlineMessage, toMessage, unreachableMessage } from './toMessage';
