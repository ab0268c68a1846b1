import { LeadPage as Page } from '../../features/leads/lead-page.js';
import { lazyPart } from '../lazy-page.js';

const ConvertDialog = lazyPart(() => import('./convert-dialog.js').then((module) => module.ConvertDialog));

/** The page /admin/lead/:id, with the dialog of the separate feature orders that makes an order of the lead. */
export const LeadPage = () => <Page convert={(lead, onClose) => <ConvertDialog lead={lead} onClose={onClose} />} />;
