import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end within which a reader counts as reading the newest message. */
const nearEnd = 60;

/** Keeps the end in view while the reader is there, and otherwise their position while older messages are added. */
export function useScrolling(first: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const follows = useRef(true);
  const before = useRef({ first, height: 0 });
  const toEnd = useCallback(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    follows.current = true;
    setAtEnd(true);
  }, []);
  // Whatever makes it longer: a message, one on its way, words that are drawn in another font.
  useEffect(() => {
    if (!content.current) return;
    const grown = new ResizeObserver(() => {
      if (follows.current) toEnd();
    });
    grown.observe(content.current);
    return () => grown.disconnect();
  }, [toEnd]);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    if (!follows.current && before.current.first !== first) current.scrollTop += current.scrollHeight - before.current.height;
  }, [first]);
  useEffect(() => {
    before.current = { first, height: box.current?.scrollHeight ?? 0 };
  });
  const onScroll = useCallback(() => {
    if (!box.current) return;
    follows.current = box.current.scrollHeight - box.current.scrollTop - box.current.clientHeight < nearEnd;
    setAtEnd(follows.current);
  }, []);
  return { box, content, atEnd, toEnd, onScroll };
}
