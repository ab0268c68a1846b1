import { chunkLimit, withinLimit } from '../../app/lazy-page.js';
import { SelectionWizard } from '../../features/selection/selection-wizard.js';
import type { WizardStart } from '../../features/selection/wizard.js';

const loadAccount = () => withinLimit(() => import('../late-account.js').then((module) => module.default), chunkLimit);
const loadSend = () =>
  withinLimit(() => import('../../features/leads/public/selection-dialog.js').then((module) => module.SelectionDialog), chunkLimit);
const leave = (address: string) => location.assign(address);

/** The wizard, with the sign-up form for visitors who order, loaded on demand. */
export default function Selection(start: WizardStart) {
  return <SelectionWizard {...start} loadAccount={loadAccount} loadSend={loadSend} leave={leave} />;
}
