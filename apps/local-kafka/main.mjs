// npm run kafka [-- --port 9092 --data DIRECTORY]: a real Apache Kafka broker from its published jars, in the foreground. Needs Java 17; Maven once.
import { begin } from '../tools/begin.mjs';
import { endWithNpm } from '../tools/steps.mjs';

await begin();
endWithNpm();
await import('../tools/typescript.mjs');
await import('./main.ts');
