export { ErrorBoundary } from './ErrorBoundary/ErrorBoundary';
export { isProblem, offlineMessage, toMessage, unreachableMessage } from './toMessage';
