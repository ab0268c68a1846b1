import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from 'react';

/** Milliseconds before a missing chunk is reported; the specification's 120 seconds. */
export const chunkLimit = 120_000;

/** Thrown when a chunk fails to load or takes longer than its limit; `cause` has the reason. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('a chunk did not load', { cause });
    this.name = 'ChunkError';
  }
}

/** Loads a chunk. @throws ChunkError if `load` fails or takes longer than `limit` milliseconds */
export async function withinLimit<T>(load: () => Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new ChunkError('time-out')), limit);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw cause instanceof ChunkError ? cause : new ChunkError(cause);
  } finally {
    clearTimeout(timer);
  }
}

/** A component that is loaded on first use. Until then it renders nothing, without affecting the page. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Late = lazy(async () => ({ default: await withinLimit(load, chunkLimit) })) as ComponentType<Props>;
  return function LatePart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Late {...props} />
      </Suspense>
    );
  };
}

export type LazyPage = LazyExoticComponent<ComponentType> & { preload: () => Promise<unknown> };

/**
 * Loads a page on first use, or before that by `preload`; the caller suspends it. Rendering throws ChunkError if its chunk fails or takes longer than
 * `chunkLimit`.
 */
export function lazyPage(preload: () => Promise<ComponentType>): LazyPage {
  const page = lazy(async () => ({ default: await withinLimit(preload, chunkLimit) })) as LazyPage;
  page.preload = preload;
  return page;
}
