import { Fragment } from 'react';

const address = /https?:\/\/[^\s<>"']+/g;
/** Punctuation at the end of an address, which is not a part of the link. */
const tail = /[.,:;!?)\]}»”']+$/;

interface Part {
  text: string;
  href?: string;
}

/** Splits a text at addresses; nothing else is interpreted. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = found.replace(tail, '');
    if (!URL.canParse(href)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: href, href });
    from = index + href.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** Text with links that send no referrer. */
export const LinkedText = ({ text }: { text: string }) => (
  <>
    {partsOf(text).map(({ text: part, href }, at) =>
      href === undefined ? (
        <Fragment key={at}>{part}</Fragment>
      ) : (
        <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
          {part}
        </a>
      ),
    )}
  </>
);
