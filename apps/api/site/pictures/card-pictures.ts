import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { type Card, drawCard } from './draw-card.js';

const flagFiles = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2');

/** Pictures of cards as PNG, drawn when first asked for. What a card says is its key, so a changed price is a new picture and nothing else is drawn anew. */
export class CardPictures {
  private readonly kept = new LRUCache<string, Buffer>({ maxSize: 16 * 1024 * 1024, sizeCalculation: ({ length }) => length });
  private readonly drawing = new Map<string, Promise<Buffer>>();
  /** One at a time: drawing takes a whole core, and pages come first. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly host: string) {}

  /** 1200 x 630, PNG */
  async picture(card: Card): Promise<Buffer> {
    const key = JSON.stringify(card);
    return this.kept.get(key) ?? this.drawing.get(key) ?? this.begin(key, card);
  }

  private begin(key: string, card: Card): Promise<Buffer> {
    const drawn = this.last.then(() => this.draw(card));
    this.last = drawn.catch(() => undefined);
    this.drawing.set(key, drawn);
    return drawn
      .then((png) => {
        this.kept.set(key, png);
        return png;
      })
      .finally(() => this.drawing.delete(key));
  }

  private async draw(card: Card): Promise<Buffer> {
    const flags = await Promise.all(card.flags.map(async (code) => [code, await flagAsData(code)] as const));
    const svg = drawCard(card, new Map(flags.flatMap(([code, data]) => (data === null ? [] : [[code, data]]))), this.host);
    return sharp(Buffer.from(svg)).png({ palette: true, quality: 95, effort: 6 }).toBuffer();
  }
}

/** A flag as a data address; null where there is none for the code. */
async function flagAsData(code: string): Promise<string | null> {
  if (!/^[A-Z]{2}$/.test(code)) return null;
  try {
    const svg = await readFile(join(flagFiles, `${code}.svg`));
    const png = await sharp(svg, { density: 300 }).resize(216, 144, { fit: 'cover' }).png().toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch {
    return null;
  }
}
