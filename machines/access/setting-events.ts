/** Events of the security settings, which form one stream. */
export interface SettingEventData {
  SettingChanged: { setting: 'enforceSecondFactor'; to: boolean };
}

/** The schema version that an event is written with; raise it here when the shape of its data changes, and write the upcaster. */
export const settingEventVersion = (_type: string): number => 1;
