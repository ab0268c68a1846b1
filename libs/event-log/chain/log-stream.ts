/** The stream of the log's own events: where the chain ended, and seals. */
export const logStream = { streamType: 'log', streamId: '00000000-0000-7000-8000-000000000290' };
