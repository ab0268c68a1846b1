-- The order's machine of version 5: no day was named by which something is wanted, and required documents were taken in any form.
update orders
set machine_version = 5,
    detail = (detail::jsonb || jsonb_build_object(
      'items', (select coalesce(jsonb_agg(item || '{"due": null}' order by place), '[]')
                from jsonb_array_elements(detail::jsonb -> 'items') with ordinality e(item, place))
    ))::json,
    terms = terms || jsonb_build_object(
      'requiredDocuments', (select coalesce(jsonb_agg('{"formats": [], "validMonths": null, "example": null}' || document order by place), '[]')
                            from jsonb_array_elements(terms -> 'requiredDocuments') with ordinality e(document, place))
    )
where machine_version in (1, 2, 3, 4);
