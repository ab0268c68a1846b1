// npm run kafka [-- --port 9092 --data DIRECTORY]: a real Apache Kafka broker from its published jars, in the foreground. Needs Java 17; Maven once.
import { endWithNpm, ensureInstalled, requireNode } from '../tools/steps.mjs';

requireNode();
await ensureInstalled();
endWithNpm();
await import('../../libs/testing/typescript.mjs');
await import('./main.ts');
