import { SelectionWizard } from '../../features/selection/selection-wizard.js';
import type { WizardStart } from '../../features/selection/wizard.js';

const nobodySignsUp = () => Promise.reject(new Error('the server draws no dialogs'));
const nobodyLeaves = () => undefined;

/** The wizard as the server draws it. It names no sign-up, so that neither its program nor the styles written into each page carry one. */
export const ServerSelection = (start: WizardStart) => <SelectionWizard {...start} loadAccount={nobodySignsUp} leave={nobodyLeaves} />;
