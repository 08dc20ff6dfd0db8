import { Component, type ReactNode } from 'react';

/** Keeps the shell standing when a page breaks or its chunk does not arrive. */
export class PageBoundary extends Component<
  { children: ReactNode; fallback: (again: () => void) => ReactNode },
  { broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return this.props.fallback(() => this.setState({ broken: false }));
  }
}
