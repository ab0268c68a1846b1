import { useMe } from '../../../lib/session/session.js';
import { EnrolPage } from './enrol-page.js';
import { OwnPasswordPage } from './own-password-page.js';

/** Instead of every page, while something is asked of somebody before anything else: a second step, or a password of their own. */
export const DutyPage = () => (useMe()?.mustEnrollSecondFactor ? <EnrolPage /> : <OwnPasswordPage />);
