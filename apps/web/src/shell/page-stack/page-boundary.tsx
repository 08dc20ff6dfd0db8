import { ChunkLoadError } from '@phial/browser/shell/load-chunk';
import { Button } from '@phial/ui/button/button';
import { Heading } from '@phial/ui/phrases/phrases';
import { Component, type ReactNode } from 'react';
import { useMessages } from '../../language/language.ts';

import styles from './page-stack.module.css';

interface PageBoundaryProps {
  /** A new attempt gives the page another chance. */
  readonly attempt: unknown;
  readonly onTryAgain: () => void;
  readonly children: ReactNode;
}

/** A page that does not arrive, or breaks, leaves the rest of the site standing. */
export class PageBoundary extends Component<PageBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(before: PageBoundaryProps) {
    if (before.attempt !== this.props.attempt) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <PageFailed lost={error instanceof ChunkLoadError} onTryAgain={this.props.onTryAgain} />;
  }
}

function PageFailed({ lost, onTryAgain }: { lost: boolean; onTryAgain: () => void }) {
  const { page } = useMessages().shell;
  return (
    <div className={styles.message} role="alert">
      <Heading level={1}>{lost ? page.loadFailed : page.broken}</Heading>
      <p>{lost ? page.loadFailedHint : page.brokenHint}</p>
      <div className={styles.actions}>
        <Button onClick={onTryAgain}>{page.tryAgain}</Button>
        {/* A newer edition of the site may have taken the place of the files this page knows. */}
        <Button variant="secondary" onClick={() => location.reload()}>
          {page.reload}
        </Button>
      </div>
    </div>
  );
}
