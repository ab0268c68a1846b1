import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Face, openFont } from './face.js';

const { resolve } = createRequire(import.meta.url);

/** Latin and Cyrillic in one face. */
const files = { regular: '400Regular', medium: '500Medium', semibold: '600SemiBold' } as const;
export type Weight = keyof typeof files;

/** Weights as fonts number them. */
export const weights: Readonly<Record<Weight, number>> = { regular: 400, medium: 500, semibold: 600 };

const opened = new Map<Weight, Face>();

/** The product's typeface in one weight, parsed once per process: parsing takes longer than most uses of it. */
export function golosText(weight: Weight): Face {
  const name = files[weight];
  const face =
    opened.get(weight) ?? new Face(openFont(readFileSync(resolve(`@expo-google-fonts/golos-text/${name}/GolosText_${name}.ttf`))), true);
  opened.set(weight, face);
  return face;
}
