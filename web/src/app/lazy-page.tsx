import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from 'react';

/** How long a chunk may take before the page says so: the specification's 120 seconds. */
export const chunkLimit = 120_000;

/** Thrown when a part of the page did not arrive. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('a chunk did not load', { cause });
    this.name = 'ChunkError';
  }
}

/** `load`, but no longer than `limit` milliseconds. @throws ChunkError when it fails or takes longer */
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

/** A part with props, fetched when it is first shown. Until it is there nothing stands in its place, and the page around it stays. */
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

/** A page fetched when it is first shown. */
export const lazyPage = (load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> =>
  lazy(async () => ({ default: await withinLimit(load, chunkLimit) }));
