import { mayRead, nobody, type Reader, type Standing, type Written } from './rules.js';

/** A word that stands nowhere but in what was written here. */
export interface Mark {
  word: string;
  order: Standing;
  written: Written;
  /** by reader's id: when something changed while they could read it; milliseconds */
  last: Map<string, number>;
}

const pattern = /zq[0-9a-z]{6}zq/g;

/** What goes on its way while somebody may read it arrives a little later. Milliseconds. */
const onItsWay = 30_000;

/** Every word that was planted, and what was found where it must not be. */
export class Marks {
  private readonly all = new Map<string, Mark>();
  private readonly byOrder = new Map<Standing, Mark[]>();
  readonly faults: string[] = [];
  /** who sees every order, beside the people of its village */
  readonly overseers: Reader[] = [];
  /** words that were found, and judged */
  found = 0;
  /** what goes on its way no more: from now on everything is judged as it stands */
  isStill = false;

  get count(): number {
    return this.all.size;
  }

  plant(order: Standing, written: Written): Mark {
    const mark = { word: `zq${(this.all.size + 1).toString(36).padStart(6, '0')}zq`, order, written, last: new Map<string, number>() };
    this.all.set(mark.word, mark);
    const others = this.byOrder.get(order);
    if (others === undefined) this.byOrder.set(order, [mark]);
    else others.push(mark);
    return mark;
  }

  of(order: Standing): readonly Mark[] {
    return this.byOrder.get(order) ?? [];
  }

  /**
   * To be called before what changes who may read, and what it answers once that has happened: until then whoever could read might be answered as before.
   */
  changing(order: Standing, readers: readonly Reader[]): () => void {
    const could = this.of(order).flatMap((mark) =>
      [...new Set([...readers, ...this.overseers, nobody])]
        .filter((reader) => mayRead(reader, order, mark.written))
        .map(({ id }) => ({ last: mark.last, id })),
    );
    const keep = (until: number): void => could.forEach(({ last, id }) => last.set(id, until));
    keep(Infinity);
    return () => keep(Date.now());
  }

  /** Judges the answer to what was asked at `asked`: what is found in it, the reader may read, or could until then. @returns the words found */
  judge(reader: Reader, place: string, answer: string, asked: number): ReadonlySet<string> {
    return this.sift(reader, place, answer, asked);
  }

  /** As `judge`, of what came by itself: somebody could read it a moment ago. */
  judgeArrived(reader: Reader, place: string, text: string): void {
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
