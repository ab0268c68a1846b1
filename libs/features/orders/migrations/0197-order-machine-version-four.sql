-- The order's machine of version 4: what was asked for was typed by hand until now, rejections had words alone, no result was replaced, and facts tell how many
-- items ask for an address.
update orders
set machine_version = 4,
    facts = (facts::jsonb || jsonb_build_object('addressItems', (
      select count(*) from jsonb_array_elements(detail::jsonb -> 'items') item where item ->> 'kind' = 'address' and not (item ->> 'withdrawn')::boolean
    )))::json,
    detail = (detail::jsonb || jsonb_build_object(
      'items', (select coalesce(jsonb_agg(item || '{"required": null}' order by place), '[]')
                from jsonb_array_elements(detail::jsonb -> 'items') with ordinality e(item, place)),
      'documents', (select coalesce(jsonb_agg(document || '{"cause": null, "replaces": null}' order by place), '[]')
                    from jsonb_array_elements(detail::jsonb -> 'documents') with ordinality e(document, place))
    ))::json
where machine_version in (1, 2, 3);
