import type { ComponentProps, ComponentType } from 'react';
import Account from './islands/account.js';
import Picker from './islands/picker.js';
import Popular from './islands/popular.js';
import type { IslandName } from './islands.js';

const all = { account: Account, picker: Picker, popular: Popular } as const satisfies Record<IslandName, ComponentType<never>>;

export type IslandProps<Name extends IslandName> = ComponentProps<(typeof all)[Name]>;

/** The same components as the browser's, all at hand. */
export const serverIslands: Readonly<Record<IslandName, ComponentType<never>>> = all;
