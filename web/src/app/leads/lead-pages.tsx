import { LeadPage as Page } from '../../features/leads/lead-page.js';
import { lazyPart } from '../lazy-page.js';

const ConvertDialog = lazyPart(() => import('./convert-dialog.js').then((module) => module.ConvertDialog));

/** /admin/lead/:id: a lead, and the order that is made of it. */
export const LeadPage = () => <Page convert={(lead, onClose) => <ConvertDialog lead={lead} onClose={onClose} />} />;
