const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/* The one direction of imports: machines/kernel <- machines <- contracts <- event-log, messaging, platform <- accounts <- features <- apps; the web sees kernel, verifier and machines only. */
const never = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/* What the suites of every floor use. */
const testHelpers = '^(machines/kernel/testing/|libs/testing/(expect-printed|jest/quiet))';

/* Which machines a machine may import, by the table of docs/architecture.md: "| `machines/x` | ... | kernel, xstate, decider |". */
const tableRow = /^\| `machines\/([a-z-]+)` \|.*\| ([^|]*) \|$/gm;
const machineRows = [...readFileSync(join(__dirname, 'docs', 'architecture.md'), 'utf8').matchAll(tableRow)];
const machineNames = machineRows.map(([, name]) => name);
const machinesApart = machineRows.map(([, name, allowed]) => {
  const own = machineNames.filter((one) => one === name || new RegExp(`\\b${one}\\b`).test(allowed));
  return never(
    `machine-${name}`,
    { path: `^machines/${name}/`, pathNot: 'spec\\.ts$|/testing/' },
    { path: '^machines/', pathNot: `^machines/(${own.join('|')})/` },
    'The table "Folders" of docs/architecture.md says what a machine may import.',
  );
});

module.exports = {
  forbidden: [
    ...machinesApart,
    never(
      'machines-in-the-table',
      { path: '^machines/', pathNot: `^machines/(${machineNames.join('|')})/` },
      {},
      'docs/architecture.md has no row for it.',
    ),
    never('no-circles', {}, { circular: true }, 'A circle has no order in which it can be understood.'),
    ...['machines', 'libs', 'apps'].map((room, at) =>
      never(
        `no-import-back-from-${room}`,
        { path: `^${room}/` },
        { path: `^(${['libs', 'apps', 'web'].slice(at).join('|')})/` },
        'The four rooms stand on each other: web -> apps -> libs -> machines, tests included.',
      ),
    ),
    never(
      'kernel-imports-nothing',
      { path: '^machines/kernel', pathNot: '/testing/' },
      { pathNot: `^machines/kernel|${testHelpers}` },
      'The kernel is the ground floor.',
    ),
    never(
      'machines-are-pure',
      { path: '^machines', pathNot: 'spec\\.ts$|^machines/kernel/testing/' },
      { pathNot: '^(machines|node_modules/xstate)' },
      'Machines run in the browser, the API, the worker and the auditor.',
    ),
    never(
      'verifier-apart',
      { path: '^libs/verifier', pathNot: 'spec\\.ts$|/testing/' },
      { path: '^(libs|apps|web|machines)', pathNot: '^(libs/verifier|machines/kernel)/' },
      'A verifier shares no code with its subject: it is written from the formats.',
    ),
    never(
      'contracts-have-no-logic',
      { path: '^libs/contracts' },
      { path: '^(libs|apps|web)', pathNot: `^libs/contracts|${testHelpers}` },
      'Message classes only.',
    ),
    never(
      'floors',
      { path: '^libs/(event-log|messaging|platform)', pathNot: 'spec\\.ts$' },
      { path: '^(libs/(accounts|features|testing)|apps|web)' },
      'The lower floors do not know the features.',
    ),
    never(
      'accounts-below-features',
      { path: '^libs/accounts', pathNot: 'spec\\.ts$' },
      { path: '^(libs/(features|testing)|apps|web)' },
      'What auth and people share stands below both.',
    ),
    never(
      'no-feature-to-feature',
      { path: '^libs/features/([^/]+)/', pathNot: 'spec\\.ts$' },
      { path: '^libs/features/', pathNot: '^libs/features/$1/' },
      'Consume its events, or send a message of libs/contracts.',
    ),
    never(
      'http-on-top',
      { path: '^libs/features/[^/]+/(commands|queries|projections|storage|consumers|rules|texts|wire)/', pathNot: 'spec\\.ts$' },
      { path: '^libs/features/[^/]+/http/' },
      'What goes over the wire is in wire/, below whoever fills it; http/ only receives and answers.',
    ),
    never(
      'proofs-behind-their-port',
      { path: '^libs/features', pathNot: 'spec\\.ts$' },
      { path: '^libs/event-log/(tree|chain|seals|bundles)/', pathNot: '/(bundles/(bundle-format|export-bundle)|chain/read-hash)\\.ts$' },
      'Ask LogProof (libs/event-log/proof): checkpoints, proofs, bundles.',
    ),
    never('log-knows-no-http', { path: '^libs/event-log' }, { path: '^libs/platform/http/' }, 'The log answers data, the edge words it.'),
    never(
      'features-below-apps',
      { path: '^libs/features', pathNot: 'spec\\.ts$' },
      { path: '^(apps|web|libs/testing)' },
      'Features do not know who runs them.',
    ),
    never(
      'apps-apart',
      { path: '^apps/([^/]+)/', pathNot: '^apps/(standalone|bench|tools)|spec\\.ts$' },
      { path: '^apps/', pathNot: '^apps/($1/|replay-sources\\.ts|ready-database\\.ts|tools/(steps|begin|typescript)\\.mjs)' },
      'Only standalone puts apps together; the tools build and describe them. What is replayed is one list, and what upgrades rows.',
    ),
    never(
      'web-sees-machines-only',
      { path: '^web/src' },
      { path: '^(libs|apps)', pathNot: `^libs/verifier|${testHelpers}` },
      'The web talks to the API and asks the machines.',
    ),
    never(
      'web-features-apart',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/(features|app)/', pathNot: '^web/src/features/$1/' },
      'app -> features -> ui -> lib.',
    ),
    never(
      'orders-layers',
      { path: '^web/src/features/orders/(api|view-model)/', pathNot: 'spec\\.tsx?$' },
      { path: '^web/src/features/orders/', pathNot: '^web/src/features/orders/(api|view-model)/' },
      'What an order is to its reader stands below everything that draws it.',
    ),
    never(
      'orders-say-facts',
      {
        path: '^(web/src/features/orders/(page|list|forms|history|documents|view-model)|libs/features/notifications)/',
        pathNot: 'spec\\.tsx?$|/testing/',
      },
      { path: '^machines/order/(figures|lateness|next-step)\\.ts$' },
      'What pages, lists and emails say of an order is one value: machines/order/facts.',
    ),
    never(
      'orders-page-on-top',
      { path: '^web/src/features/orders/(?!page/|testing/)', pathNot: 'spec\\.tsx?$' },
      { path: '^web/src/features/orders/page/' },
      'The page puts forms, documents and history together; none of them knows it.',
    ),
    never(
      'public-leads-apart',
      { path: '^web/src/features/leads/public/' },
      { path: '^web/src/features/leads/', pathNot: '^web/src/features/leads/public/' },
      'Public pages carry nothing of the cabinets.',
    ),
    never(
      'web-ui-below-features',
      { path: '^web/src/(ui|lib|i18n|api)' },
      { path: '^web/src/(features|app)/' },
      'app -> features -> ui -> lib.',
    ),
    never(
      'kafkajs-stays-in-messaging',
      { pathNot: '^libs/messaging' },
      { path: 'node_modules/kafkajs' },
      'The client library can be changed in one room.',
    ),
    never(
      'no-orphans',
      {
        orphan: true,
        pathNot: '(spec|\\.d)\\.tsx?$|migrations|\\.(c|m)?js$|/main\\.tsx?$|^apps/|^web/(vite|playwright)|^web/src/ui/icon\\.ts',
      },
      {},
      'Nothing uses it. The icon stands in for a package in builds (web/vite.config.ts).',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.registra)|web/e2e|node_modules/(?!kafkajs|xstate)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
