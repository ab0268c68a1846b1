/**
 * How Node is started wherever a server runs. The young generation has 32 MiB where V8 gives it 16: more of what a request needs dies young, and the collection
 * of the old generation, which holds up every answer under way, comes half as often. It costs up to 50 MiB of memory a process. The collector has as many helpers
 * as there are processors beside the one that works (0), where Node starts four: on two processors four keep everybody else away while they collect.
 */
export const serverFlags: readonly string[] = ['--enable-source-maps', '--max-semi-space-size=32', '--v8-pool-size=0'];
