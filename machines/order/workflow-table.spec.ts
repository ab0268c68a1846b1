import { operationNames } from './commands.js';
import { commandNames, rowsOf } from './operations.js';
import { progressStatuses } from './statuses.js';
import { workflowTable } from './workflow-table.js';

it('the generated table of the workflow has every status and command, as plain JSON', () => {
  const table = workflowTable();
  expect(JSON.parse(JSON.stringify(table))).toEqual(table);
  expect(table.statuses.map(({ status }) => status)).toEqual(progressStatuses);
  expect(table.commands.map(({ command }) => command)).toEqual(commandNames);
  expect(table.commands.filter(({ command }) => operationNames.some((name) => name === command))).toHaveLength(15);
});

it('the generated table of the workflow says where an operation leads, for whom, and with which codes it is refused', () => {
  expect(workflowTable().commands.find(({ command }) => command === 'managerConfirmedNotPayedOrder')).toEqual({
    command: 'managerConfirmedNotPayedOrder',
    rows: [expect.objectContaining({ from: ['newOrder'], to: 'orderConfirmedNotPayed', who: ['staff'], emits: ['OrderConfirmedUnpaid'] })],
  });
});

it('the generated table of the workflow says what distinguishes each row, and the codes of both of its guards once', () => {
  for (const { command, rows } of workflowTable().commands) {
    const source = rowsOf(command);
    expect(rows.map(({ variant }) => variant)).toEqual(source.map(({ variant }) => variant));
    expect(rows.map(({ onlyIn }) => onlyIn)).toEqual(source.map(({ onlyIn }) => onlyIn));
    expect(rows.map(({ follows }) => follows)).toEqual(source.map(({ follows }) => follows?.after));
    for (const [at, { stateGuard, payloadGuard }] of source.entries()) {
      const codes = [...(stateGuard?.codes ?? []), ...(payloadGuard?.codes ?? [])];
      expect(new Set(rows[at]?.refusedWith)).toEqual(new Set(codes));
      expect(rows[at]?.refusedWith).toHaveLength(new Set(codes).size);
    }
    expect(rows.flatMap((row) => Object.entries(row)).filter(([, value]) => value === undefined)).toEqual([]);
  }
});
