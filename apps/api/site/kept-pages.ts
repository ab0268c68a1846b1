import type { PageForMany } from './page-for-many.js';

interface Kept {
  page: Pick<PageForMany, 'bytes'>;
}

/** Pages by their keys, up to `most` bytes in all: those that nobody has asked for the longest make room. */
export class KeptPages<Page extends Kept> {
  /** The one asked for last stands last. */
  private readonly pages = new Map<string, Page>();
  private held = 0;

  constructor(private readonly most: number) {}

  /** What the kept pages take together. */
  get bytes(): number {
    return this.held;
  }

  get(key: string): Page | undefined {
    const page = this.pages.get(key);
    if (page) {
      this.pages.delete(key);
      this.pages.set(key, page);
    }
    return page;
  }

  /** A page that is larger than everything together may be is not kept. */
  keep(key: string, page: Page): void {
    this.drop(key);
    if (page.page.bytes > this.most) return;
    this.pages.set(key, page);
    this.held += page.page.bytes;
    for (const oldest of this.pages.keys()) {
      if (this.held <= this.most) return;
      this.drop(oldest);
    }
  }

  clear(): void {
    this.pages.clear();
    this.held = 0;
  }

  private drop(key: string): void {
    this.held -= this.pages.get(key)?.page.bytes ?? 0;
    this.pages.delete(key);
  }
}
