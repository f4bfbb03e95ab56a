import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from './load-chunk.ts';
import { PartFailure } from './part-failure.tsx';

interface State {
  readonly error: unknown;
}

/** Handles only a part whose code did not load; any other error goes to the next boundary. */
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
