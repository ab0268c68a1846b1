-- What public pages promised in fixed words is a setting of the site.
update catalogue_settings
set value = value || '{"promises": {"correctionDays": 30, "delayPercent": 50, "calculationDays": 2, "refundDays": 3, "decisionDays": 10, "retentionYears": 5}}'
where id = '00000000-0000-7000-8000-000000000092';
