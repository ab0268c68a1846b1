import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { rasterizeSvg } from '#libs/platform/pictures/images';
import { type Card, drawCard } from './draw-card.js';

const flagFiles = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2');

/**
 * Pictures of cards as PNG, rendered on first request. The cache key is the card's content, so a changed price gives another picture and nothing else is
 * rendered again.
 */
export class CardPictures {
  private readonly kept = new LRUCache<string, Buffer>({ maxSize: 16 * 1024 * 1024, sizeCalculation: ({ length }) => length });
  private readonly drawing = new Map<string, Promise<Buffer>>();
  constructor(private readonly host: string) {}

  /** 1200 x 630, PNG */
  async picture(card: Card): Promise<Buffer> {
    const key = JSON.stringify(card);
    return this.kept.get(key) ?? this.drawing.get(key) ?? this.begin(key, card);
  }

  private begin(key: string, card: Card): Promise<Buffer> {
    const asked = this.draw(card)
      .then((png) => {
        this.kept.set(key, png);
        return png;
      })
      .finally(() => this.drawing.delete(key));
    this.drawing.set(key, asked);
    return asked;
  }

  private async draw(card: Card): Promise<Buffer> {
    const flags = await Promise.all(card.flags.map(async (code) => [code, await flagAsData(code)] as const));
    return rasterizeSvg(drawCard(card, new Map(flags.flatMap(([code, data]) => (data === null ? [] : [[code, data]]))), this.host));
  }
}

/** A flag as a data URL; null if there is none for the code. */
async function flagAsData(code: string): Promise<string | null> {
  if (!/^[A-Z]{2}$/.test(code)) return null;
  try {
    const png = await rasterizeSvg(await readFile(join(flagFiles, `${code}.svg`)), { width: 216, height: 144 });
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch {
    return null;
  }
}
