/** SQL of the lines of all cosignatures on a checkpoint; the empty text if there are none. */
export const cosignatureLines = (origin: string, size: string): string =>
  `coalesce((select string_agg(s.line, '' order by s.witness) from checkpoint_cosignatures s where s.origin = ${origin} and s.size = ${size}), '')`;
