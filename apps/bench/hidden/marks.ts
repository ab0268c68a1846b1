import { mayRead, nobody, type Reader, type OrderFacts, type Written } from './rules.js';

/** A unique word that occurs only in text written by this harness. */
export interface Mark {
  word: string;
  order: OrderFacts;
  written: Written;
  /** by reader id: when a change happened that they could still read; milliseconds */
  last: Map<string, number>;
}

const pattern = /zq[0-9a-z]{6}zq/g;

/** Tolerance for data in transit while its reader was still permitted. Milliseconds. */
const onItsWay = 30_000;

/** All marks, and those found where they must not be. */
export class Marks {
  private readonly all = new Map<string, Mark>();
  private readonly byOrder = new Map<OrderFacts, Mark[]>();
  readonly faults: string[] = [];
  /** people who see every order, in addition to the group of its people */
  readonly overseers: Reader[] = [];
  /** number of marks found and checked */
  found = 0;
  /** nothing is in transit any more: from now on the tolerance is zero */
  isStill = false;

  get count(): number {
    return this.all.size;
  }

  plant(order: OrderFacts, written: Written): Mark {
    const mark = { word: `zq${(this.all.size + 1).toString(36).padStart(6, '0')}zq`, order, written, last: new Map<string, number>() };
    this.all.set(mark.word, mark);
    const others = this.byOrder.get(order);
    if (others === undefined) this.byOrder.set(order, [mark]);
    else others.push(mark);
    return mark;
  }

  of(order: OrderFacts): readonly Mark[] {
    return this.byOrder.get(order) ?? [];
  }

  /** Call this before a change of who may read, and its result after the change: until then former readers may still get the previous response. */
  changing(order: OrderFacts, readers: readonly Reader[]): () => void {
    const could = this.of(order).flatMap((mark) =>
      [...new Set([...readers, ...this.overseers, nobody])]
        .filter((reader) => mayRead(reader, order, mark.written))
        .map(({ id }) => ({ last: mark.last, id })),
    );
    const keep = (until: number): void => could.forEach(({ last, id }) => last.set(id, until));
    keep(Infinity);
    return () => keep(Date.now());
  }

  /** Checks a response requested at `asked`: its reader may read every mark in it, or could at that time. @returns the marks found */
  check(reader: Reader, place: string, answer: string, asked: number): ReadonlySet<string> {
    return this.sift(reader, place, answer, asked);
  }

  /** Like the check above, for pushed data: the reader was permitted a moment ago. */
  checkPushed(reader: Reader, place: string, text: string): void {
    this.sift(reader, place, text, this.isStill ? Infinity : Date.now() - onItsWay);
  }

  private sift(reader: Reader, place: string, text: string, since: number): ReadonlySet<string> {
    const words = new Set(text.match(pattern));
    for (const word of words) {
      const mark = this.all.get(word);
      this.found += 1;
      if (mark === undefined || mayRead(reader, mark.order, mark.written) || (mark.last.get(reader.id) ?? 0) >= since) continue;
      const what = 'chat' in mark.written ? `${mark.written.as} of the ${mark.written.chat} chat` : mark.written.as;
      this.faults.push(`${reader.name} (${reader.kind}) read ${word}, ${what}, in ${place}`);
    }
    return words;
  }
}
