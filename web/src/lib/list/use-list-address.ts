import { useSearchParams } from 'react-router-dom';

/** How a list is read from an address and written into one. */
export interface AddressOf<List> {
  read: (query: URLSearchParams) => List;
  write: (list: List) => URLSearchParams;
}

export interface ListPlace<List> {
  list: List;
  /** Typing a search replaces the address; everything else can be gone back from. */
  go: (next: List, replace?: boolean) => void;
  hrefOf: (next: List) => string;
}

/** A list whose only state is its address. */
export function useListAddress<List>({ read, write }: AddressOf<List>): ListPlace<List> {
  const [query, setQuery] = useSearchParams();
  return {
    list: read(query),
    go: (next, replace = false) => setQuery(write(next), { replace, preventScrollReset: true }),
    hrefOf: (next) => `?${write(next).toString()}`,
  };
}
