import { Navigate } from '@tanstack/react-router';

/** R1, where no page is set up for it: the assessment with the Gaussian plume model. */
export const GaussianScreen = () => (
  <Navigate to="/VulnerabilityAssesment" search={{ tab: 'consequence', view: 'leak-plume', from: 'R1' } as never} replace />
);

/** R2, where no page is set up for it: the clusters layer of the Maps Viewer. */
export const ClustersScreen = () => <Navigate to="/MapsViewer" search={{ layer: 'clusters', from: 'R2' } as never} replace />;
