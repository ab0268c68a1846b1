import { LeadPage as Page } from '../../features/leads/lead-page.js';
import { lazyPart } from '../lazy-page.js';

const ConvertDialog = lazyPart(() => import('./convert-dialog.js').then((module) => module.ConvertDialog));

/** The page /admin/lead/:id. */
export const LeadPage = () => <Page convert={(lead, onClose) => <ConvertDialog lead={lead} onClose={onClose} />} />;
