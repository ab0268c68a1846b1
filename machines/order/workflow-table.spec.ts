import { operationNames } from './commands.js';
import { commandNames } from './operations.js';
import { progressStatuses } from './statuses.js';
import { workflowTable } from './workflow-table.js';

it('has every status and command, as plain JSON', () => {
  const table = workflowTable();
  expect(JSON.parse(JSON.stringify(table))).toEqual(table);
  expect(table.statuses.map(({ status }) => status)).toEqual(progressStatuses);
  expect(table.commands.map(({ command }) => command)).toEqual(commandNames);
  expect(table.commands.filter(({ command }) => operationNames.some((name) => name === command))).toHaveLength(15);
});

it('says where an operation leads, for whom, and with which codes it is refused', () => {
  expect(workflowTable().commands.find(({ command }) => command === 'managerConfirmedNotPayedOrder')).toEqual({
    command: 'managerConfirmedNotPayedOrder',
    rows: [expect.objectContaining({ from: ['newOrder'], to: 'orderConfirmedNotPayed', who: ['staff'], emits: ['OrderConfirmedUnpaid'] })],
  });
});
