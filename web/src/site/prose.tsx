import type { ReactNode } from 'react';
import { typeset } from '#machines/kernel/typography';
import { type Block, fill, localHref, pieces, type Slots } from '../lib/prose.js';
import { useSite } from './page.js';
import styles from './parts/prose.module.css';

interface RichProps {
  text: string;
  slots?: Slots | undefined;
}

/** Renders links and slots, with the typographic rules of the language. */
export function Rich({ text, slots = {} }: RichProps) {
  const { language } = useSite();
  return pieces(typeset(text, language)).map((piece, index) =>
    typeof piece === 'string' ? (
      fill(piece, slots)
    ) : (
      <a key={index} href={localHref(fill(piece.href, slots), language)}>
        {fill(piece.text, slots)}
      </a>
    ),
  );
}

/** Renders paragraphs, lists, steps and tables of a long text. */
export function Blocks({ body, slots }: { body: readonly Block[]; slots?: Slots | undefined }) {
  return body.map((block, index) =>
    typeof block === 'string' ? (
      <p key={index}>
        <Rich text={block} slots={slots} />
      </p>
    ) : 'list' in block ? (
      <ul key={index}>
        <Items items={block.list} slots={slots} />
      </ul>
    ) : 'steps' in block ? (
      <ol key={index}>
        <Items items={block.steps} slots={slots} />
      </ol>
    ) : (
      <Table
        key={index}
        head={block.head}
        rows={block.rows.map((row) => row.map((cell) => <Rich key={cell} text={cell} slots={slots} />))}
      />
    ),
  );
}

const Items = ({ items, slots }: { items: readonly string[]; slots?: Slots | undefined }) =>
  items.map((item) => (
    <li key={item}>
      <Rich text={item} slots={slots} />
    </li>
  ));

interface TableProps {
  head: readonly string[];
  /** the first cell names its row; null is an empty cell */
  rows: readonly (readonly ReactNode[])[];
  caption?: string;
}

/** On a phone each row becomes a card with named cells. */
export function Table({ head, rows, caption }: TableProps) {
  const { language } = useSite();
  return (
    <div className="sheet clip">
      <table className={`table underlined ${styles.table}`}>
        {caption ? <caption className="visually-hidden">{caption}</caption> : null}
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {typeset(title, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], row) => (
            <tr key={row}>
              <th className="strong" scope="row">
                {first}
              </th>
              {cells.map((cell, column) => (
                <td className="muted" key={column} data-label={head[column + 1]} data-empty={cell === null ? '' : undefined}>
                  {cell === null ? '–' : <span>{cell}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
