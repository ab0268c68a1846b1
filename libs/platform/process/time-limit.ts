import { from, lastValueFrom, timeout } from 'rxjs';

/**
 * What `work` gives, unless it takes longer than `limit` milliseconds: kafkajs can leave a promise open for ever when a connection breaks at a bad moment
 * (tulios/kafkajs#909). The work itself goes on; whoever asked must not use what it comes to.
 * @throws TimeoutError of rxjs after `limit` ms; whatever `work` throws
 */
export const withTimeLimit = <T>(work: Promise<T>, limit: number): Promise<T> => lastValueFrom(from(work).pipe(timeout(limit)));
