import { Gauge } from 'prom-client';
import type { Database } from '#libs/platform/database/database';
import type { Metrics } from '#libs/platform/metrics/metrics';
import type { HealthChecks } from '#libs/platform/health/health-checks';
import { witnessStates } from './witness-states.js';
import { isAlarm } from './witness-offers.js';

/** Registers what the witnesses with these verifier keys do in health and metrics; nothing without witnesses. */
export function showWitnesses(database: Database, keys: readonly string[], to: { metrics: Metrics; checks: HealthChecks }): void {
  if (keys.length === 0) return;
  to.checks.register('witnesses', async () => {
    const states = await witnessStates(database, keys);
    const cosigned = states.filter(({ status }) => status === 'cosigned').length;
    const alarm = states.find(({ status }) => isAlarm(status));
    return {
      configured: keys.length,
      cosigned,
      degraded: cosigned < keys.length,
      ...(alarm !== undefined && { alarm: `${nameOf(alarm.witness)}: ${alarm.detail}` }),
    };
  });
  addGauges(database, keys, to.metrics);
}

const nameOf = (key: string): string => key.split('+')[0] ?? '';

function addGauges(database: Database, keys: readonly string[], { registry }: Metrics): void {
  const registers = [registry];
  new Gauge({
    name: 'witness_status',
    help: '1 for what each witness of the log answered last; ahead and forked: it has another log',
    labelNames: ['witness', 'status'],
    registers,
    async collect() {
      this.reset();
      for (const { witness, status } of await witnessStates(database, keys)) this.set({ witness: nameOf(witness), status }, 1);
    },
  });
  new Gauge({
    name: 'witness_cosigned_entries',
    help: 'Entries of the log that each witness has cosigned',
    labelNames: ['witness'],
    registers,
    async collect() {
      this.reset();
      for (const { witness, size } of await witnessStates(database, keys)) this.set({ witness: nameOf(witness) }, size);
    },
  });
}
