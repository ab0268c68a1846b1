import { useMe } from '../../../lib/session/session.js';
import { EnrolPage } from './enrol-page.js';
import { OwnPasswordPage } from './own-password-page.js';

/** Replaces every page while an action is required: two-step login, or a new password. */
export const DutyPage = () => (useMe()?.mustEnrollSecondFactor ? <EnrolPage /> : <OwnPasswordPage />);
