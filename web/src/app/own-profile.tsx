import { lazy } from 'react';
import { ProfilePage } from '../features/account/profile/profile-page.js';

const PreferencesForm = lazy(() =>
  import('../features/notifications/preferences-form.js').then((module) => ({ default: module.PreferencesForm })),
);

/** The page /profile with preferences of the separate feature notifications. */
export const OwnProfilePage = () => <ProfilePage preferences={<PreferencesForm />} />;
