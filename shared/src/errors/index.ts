export { ErrorBoundary } from './ErrorBoundary/ErrorBoundary';
export { isProblem, offlineMessage, toMessage } from './toMessage';
