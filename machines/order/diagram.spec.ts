import { renderOrderWorkflow, stateDiagram } from './diagram.js';
import { operationNames } from './commands.js';
import { commandNames, rowsOf } from './operations.js';
import { orderStatuses } from './statuses.js';

test('the drawing has an arrow for every operation and status it starts from', () => {
  const arrows = stateDiagram().split('\n');
  for (const name of operationNames) {
    for (const row of rowsOf(name)) {
      for (const from of row.from) expect(arrows.some((arrow) => arrow.includes(`${from} --> ${row.to}: ${name}`))).toBe(true);
    }
  }
});

test('the page names every status, every command and every code that a row may refuse with', () => {
  const page = renderOrderWorkflow();
  const codes = commandNames.flatMap((name) =>
    rowsOf(name).flatMap((row) => [...(row.stateGuard?.codes ?? []), ...(row.payloadGuard?.codes ?? [])]),
  );
  for (const word of [...orderStatuses, ...commandNames, ...codes]) expect(page).toContain(word);
});
