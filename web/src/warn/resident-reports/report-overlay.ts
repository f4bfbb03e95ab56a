import type { ResidentReport, ResidentReportKind } from '@hazardguard/contract';
import type { MapOverlay } from '../../map/overlays/overlay.ts';

/** Indexes of `pointTones`; the words beside the dots say the same. */
const tones: Readonly<Record<ResidentReportKind, number>> = { help: 2, smell: 3, safe: 1, other: 0, place: 0 };

/** A mark besides the words, so that who needs help is found without colour. */
const signs: Readonly<Partial<Record<ResidentReportKind, string>>> = { help: '! ', smell: '~ ' };

/** Reports with a position as dots with their words: filled if verified, hollow if not. `describe` gives kind, state and time. */
export const buildReportOverlay = (reports: readonly ResidentReport[], describe: (report: ResidentReport) => string): MapOverlay => ({
  kind: 'points',
  id: 'resident-reports',
  clustered: false,
  onTop: true,
  points: {
    type: 'FeatureCollection',
    features: reports.flatMap((report) =>
      report.latitude === null || report.longitude === null
        ? []
        : [
            {
              type: 'Feature',
              // Below 0 the dot is hollow.
              properties: {
                name: `${signs[report.kind] ?? ''}${describe(report)}`,
                ...(report.verified ? { tone: tones[report.kind] } : { share: -1 }),
              },
              geometry: { type: 'Point', coordinates: [report.longitude, report.latitude] },
            },
          ],
    ),
  },
});
