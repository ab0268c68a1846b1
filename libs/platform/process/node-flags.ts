/**
 * Node flags of all servers. The young generation has 32 MiB instead of V8's 16: more objects of a request are collected there, and old-generation collections,
 * which block all pending responses, run half as often. It costs up to 50 MiB of memory per process. The collector uses as many helper threads as there are
 * other processors (0), where Node starts four: on two processors four of them would block everything else.
 */
export const serverFlags: readonly string[] = ['--enable-source-maps', '--max-semi-space-size=32', '--v8-pool-size=0'];
