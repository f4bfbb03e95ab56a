import type { DraftSite } from './scenario-document.ts';

export interface Site extends DraftSite {
  readonly id: number;
  readonly name: string;
  readonly sample: boolean;
}
