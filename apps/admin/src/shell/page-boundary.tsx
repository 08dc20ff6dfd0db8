import { ChunkLoadError } from '@phial/browser/shell/load-chunk';
import { Component, type ReactNode } from 'react';

/** Keeps what is around standing when a page breaks or its chunk does not arrive. */
export class PageBoundary extends Component<
  {
    children: ReactNode;
    /** @param lost whether it did not arrive; else it broke */
    fallback: (again: () => void, lost: boolean) => ReactNode;
  },
  { error: unknown }
> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return this.props.fallback(() => this.setState({ error: undefined }), error instanceof ChunkLoadError);
  }
}
