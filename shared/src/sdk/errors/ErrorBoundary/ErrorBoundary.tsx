import { Component, type ReactNode } from 'react';

interface Props {
  /** What to show instead; `retry` renders the children again. */
  fallback: (error: Error, retry: () => void) => ReactNode;
  onError?: (error: Error) => void;
  children: ReactNode;
}

/** Contains a rendering error: the rest of the page keeps working. */
export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(error: Error) {
    this.props.onError?.(error);
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.fallback(error, () => this.setState({ error: null })) : this.props.children;
  }
}
