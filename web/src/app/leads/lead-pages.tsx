import { lazy, Suspense } from 'react';
import { LeadPage as Page } from '../../features/leads/lead-page.js';

const ConvertDialog = lazy(() => import('./convert-dialog.js').then((module) => ({ default: module.ConvertDialog })));

/** /admin/lead/:id: a lead, and the order that is made of it. */
export const LeadPage = () => (
  <Page
    convert={(lead, onClose) => (
      <Suspense fallback={null}>
        <ConvertDialog lead={lead} onClose={onClose} />
      </Suspense>
    )}
  />
);
