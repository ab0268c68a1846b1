import { lazy } from 'react';
import { ProfilePage } from '../features/account/profile/profile-page.js';

const PreferencesForm = lazy(() =>
  import('../features/notifications/preferences-form.js').then((module) => ({ default: module.PreferencesForm })),
);

/** /profile with the notification preferences, which belong to the notifications feature. */
export const OwnProfilePage = () => <ProfilePage preferences={<PreferencesForm />} />;
