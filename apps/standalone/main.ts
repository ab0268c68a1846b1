import { runProduct } from './product.js';

// Started by itself, it logs to standard output and says nothing of its steps.
await runProduct({ step: (_, work) => work(), logsToFile: false, kafka: process.argv.includes('--kafka') });
