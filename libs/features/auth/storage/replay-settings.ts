import type { ReplaySource } from '#libs/event-log/replay/replay-source';
import type { Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';

interface PolicyRow {
  id: Id;
  version: number;
  enforced: boolean;
  /** value by the last event; false before the first */
  logged: boolean;
}

/** Compares each setting with its last event. */
export const securitySettingsSource: ReplaySource = {
  streamType: 'setting',
  count: async (source) => (await readPolicies(source)).length,
  async *parts(source) {
    const rows = await readPolicies(source);
    const wrong = rows.filter(({ enforced, logged }) => enforced !== logged);
    const detail = 'columns enforce_second_factor differ from the log';
    const faults = wrong.map(({ id, version }) => ({ stream: id, version: Number(version), kind: 'row' as const, detail }));
    yield { streams: rows.length, events: 0, commands: 0, faults };
  },
};

const readPolicies = (source: Queryable): Promise<PolicyRow[]> =>
  source.query<PolicyRow>(
    `select s.id, s.version, s.enforce_second_factor as enforced,
       coalesce((select (e.data::jsonb ->> 'to')::boolean from events e where e.stream_id = s.id and e.type = 'SettingChanged' order by e.version desc limit 1), false)
         as logged
     from security_settings s`,
  );
