import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from './load-chunk.ts';
import { PartFailure } from './part-failure.tsx';

interface State {
  readonly error: unknown;
}

/** Keeps to itself that the code of a part did not arrive; any other fault is somebody else's. */
export class PartBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof ChunkLoadError) return <PartFailure />;
    throw error;
  }
}
