import { namedRows, renderCheckoutWorkflow, stateDiagram } from './diagram.js';
import { checkoutStatuses, isFinal } from './state.js';

test('the drawing has an arrow for every command and status it starts from, but for late money', () => {
  const arrows = stateDiagram().split('\n');
  for (const [name, { from, to }] of namedRows) {
    for (const status of from) {
      const late = from.length === checkoutStatuses.length && isFinal(status);
      expect([status, name, arrows.includes(`  ${status} --> ${to}: ${name}`)]).toEqual([status, name, !late]);
    }
  }
});

test('the page names every status, every command and every event', () => {
  const page = renderCheckoutWorkflow();
  const events = namedRows.flatMap(([, { emits }]) => emits);
  for (const word of [...checkoutStatuses, ...namedRows.map(([name]) => name), ...events]) expect(page).toContain(word);
});
