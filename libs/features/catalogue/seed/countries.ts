import { bulgaria } from './balkans/bulgaria.js';
import { montenegro } from './balkans/montenegro.js';
import { romania } from './balkans/romania.js';
import { serbia } from './balkans/serbia.js';
import { estonia } from './baltics/estonia.js';
import { latvia } from './baltics/latvia.js';
import { lithuania } from './baltics/lithuania.js';
import { armenia } from './caucasus-and-turkey/armenia.js';
import { georgia } from './caucasus-and-turkey/georgia.js';
import { turkey } from './caucasus-and-turkey/turkey.js';
import { czechia } from './central-europe/czechia.js';
import { germany } from './central-europe/germany.js';
import { hungary } from './central-europe/hungary.js';
import { poland } from './central-europe/poland.js';
import { switzerland } from './central-europe/switzerland.js';
import { hongKong } from './east-asia/hong-kong.js';
import { japan } from './east-asia/japan.js';
import { singapore } from './east-asia/singapore.js';
import { bahrain } from './gulf-and-central-asia/bahrain.js';
import { emirates } from './gulf-and-central-asia/emirates.js';
import { kazakhstan } from './gulf-and-central-asia/kazakhstan.js';
import { canada } from './north-america/canada.js';
import { unitedStates } from './north-america/united-states.js';
import type { PlannedCountry } from './plan.js';
import { cyprus } from './south-europe/cyprus.js';
import { malta } from './south-europe/malta.js';
import { portugal } from './south-europe/portugal.js';
import { spain } from './south-europe/spain.js';
import { ireland } from './west-europe/ireland.js';
import { netherlands } from './west-europe/netherlands.js';
import { unitedKingdom } from './west-europe/united-kingdom.js';

/** Where most orders of the demo come from. */
export const busyCountries: readonly PlannedCountry[] = [
  estonia,
  unitedKingdom,
  cyprus,
  georgia,
  serbia,
  emirates,
  kazakhstan,
  hongKong,
  japan,
];

export const plannedCountries: readonly PlannedCountry[] = [
  ...busyCountries,
  ...[latvia, lithuania, poland, czechia, hungary, germany, switzerland, netherlands, ireland],
  ...[portugal, spain, malta, bulgaria, romania, montenegro, armenia, turkey],
  ...[bahrain, singapore, unitedStates, canada],
];
