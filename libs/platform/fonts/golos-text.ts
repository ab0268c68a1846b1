import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/** Both alphabets in one face. */
const files = { regular: '400Regular', medium: '500Medium', semibold: '600SemiBold' } as const;
export type Weight = keyof typeof files;

const opened = new Map<Weight, Font>();

/** The product's typeface in one weight, read and parsed once in a process: parsing it takes longer than most of what is made with it. */
export function golosText(weight: Weight): Font {
  const name = files[weight];
  const font = opened.get(weight) ?? (openSync(resolve(`@expo-google-fonts/golos-text/${name}/GolosText_${name}.ttf`)) as Font);
  opened.set(weight, font);
  return font;
}
