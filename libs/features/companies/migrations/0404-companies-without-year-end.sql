-- Start pages of staff count the companies of which nobody stated when their financial year ends.
create index companies_without_year_end on companies (created_at, id) where year_end is null and not erased;
