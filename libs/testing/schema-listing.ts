import pg from 'pg';

/** Privileges of everyone but the owner, sorted. */
const granted = (acl: string, owner: string): string => `
  case when ${acl} is null then 'as PostgreSQL has it' else
    (select string_agg(coalesce(nullif(a.grantee, 0)::regrole::text, 'public') || '=' || a.privilege_type, ' ' order by a.grantee::regrole::text, a.privilege_type)
     from aclexplode(${acl}) a where a.grantee <> ${owner}) end`;

const ours = `n.nspname in ('public', 'beside')`;
const noExtensions = (catalogue: string, oid: string): string =>
  `not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;
const inNamespace = (column: string): string => `join pg_namespace n on n.oid = ${column} and ${ours}`;

/** Everything that a migration can create, one line each. Oids, owners and built-ins are excluded; the order of columns is not. */
const parts = [
  `select 'schema', nspname, ${granted('nspacl', 'nspowner')} from pg_namespace n where ${ours}`,
  `select 'extension', extname, extnamespace::regnamespace from pg_extension`,
  `select 'defaults', defaclnamespace::regnamespace, concat(defaclobjtype, ' ', ${granted('defaclacl', 'defaclrole')}) from pg_default_acl`,
  `select 'relation', c.oid::regclass, concat_ws(' ', relkind, relpersistence, reloptions, ${granted('relacl', 'relowner')}, case when relkind = 'v' then pg_get_viewdef(c.oid) end)
   from pg_class c ${inNamespace('relnamespace')} where relkind not in ('i', 'I', 't') and ${noExtensions('pg_class', 'c.oid')}`,
  `select 'column', c.oid::regclass, concat_ws(' ', to_char(row_number() over (partition by c.oid order by attnum), 'FM000'), attname, format_type(atttypid, atttypmod),
     case when attnotnull then 'not null' end, 'default ' || pg_get_expr(adbin, adrelid), 'generated:', attgenerated, 'identity:', attidentity, attstorage,
     attcollation::regcollation, 'statistics:', nullif(attstattarget, -1), ${granted('attacl', 'relowner')})
   from pg_attribute a join pg_class c on c.oid = attrelid ${inNamespace('relnamespace')} left join pg_attrdef on adrelid = attrelid and adnum = attnum
   where relkind not in ('i', 'I', 't', 'S') and attnum > 0 and not attisdropped`,
  `select 'constraint', conrelid::regclass, concat_ws(' ', conname, pg_get_constraintdef(o.oid), case when not convalidated then 'not valid' end)
   from pg_constraint o ${inNamespace('connamespace')} where conrelid <> 0`,
  `select 'index', indrelid::regclass, pg_get_indexdef(indexrelid) from pg_index join pg_class c on c.oid = indrelid ${inNamespace('relnamespace')}`,
  `select 'sequence', seqrelid::regclass, concat_ws(' ', seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax, seqcache, seqcycle)
   from pg_sequence join pg_class c on c.oid = seqrelid ${inNamespace('relnamespace')}`,
  `select 'statistics', stxrelid::regclass, pg_get_statisticsobjdef(s.oid) from pg_statistic_ext s ${inNamespace('stxnamespace')}`,
  `select 'type', t.oid::regtype, concat_ws(' ', typtype, (select string_agg(enumlabel, ' ' order by enumsortorder) from pg_enum where enumtypid = t.oid))
   from pg_type t ${inNamespace('typnamespace')} where typtype <> 'b' and ${noExtensions('pg_type', 't.oid')}`,
  `select 'function', p.oid::regprocedure, concat_ws(' ', pg_get_functiondef(p.oid), ${granted('proacl', 'proowner')})
   from pg_proc p ${inNamespace('pronamespace')} where prokind in ('f', 'p') and ${noExtensions('pg_proc', 'p.oid')}`,
  `select 'trigger', tgrelid::regclass, concat_ws(' ', pg_get_triggerdef(t.oid), tgenabled)
   from pg_trigger t join pg_class c on c.oid = tgrelid ${inNamespace('relnamespace')} where not tgisinternal`,
  `select 'rule', ev_class::regclass, pg_get_ruledef(r.oid) from pg_rewrite r join pg_class c on c.oid = ev_class ${inNamespace('relnamespace')}`,
  `select 'policy', polrelid::regclass, polname from pg_policy`,
  `select 'read model', model, concat_ws(' ', table_name, swaps) from read_model_tables`,
];

/**
 * The schema of a migrated database as sorted lines: two databases with equal lines have the same tables, columns, types, defaults, constraints, indexes,
 * functions, triggers, privileges and sequences. @param url the owner's address
 */
export async function schemaListing(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const lines: string[] = [];
    for (const part of parts) {
      const { rows } = await client.query<{ line: string }>(
        `select concat_ws(' ', kind, name, described) as line from (${part}) as t (kind, name, described)`,
      );
      lines.push(...rows.map(({ line }) => line));
    }
    return lines.sort();
  } finally {
    await client.end();
  }
}
