import { lazy } from 'react';
import { ProfilePage } from '../features/account/profile/profile-page.js';

const PreferencesForm = lazy(() =>
  import('../features/notifications/preferences-form.js').then((module) => ({ default: module.PreferencesForm })),
);

/** /profile with what to tell its reader, which is the notifications' own. */
export const OwnProfilePage = () => <ProfilePage preferences={<PreferencesForm />} />;
