-- PostgreSQL searches pg_temp first where a search_path leaves it out: a temporary table of the caller then stands for ours, and its triggers run as the owner.
-- Every function that runs as its owner names pg_temp last.
alter function note_changed_person() set search_path = pg_catalog, public, pg_temp;
alter function forget_person() set search_path = pg_catalog, public, pg_temp;
alter function free_consultation_slot() set search_path = pg_catalog, public, pg_temp;
alter function forget_lead() set search_path = pg_catalog, public, pg_temp;
alter function forget_client_leads() set search_path = pg_catalog, public, pg_temp;
alter function forget_order_views() set search_path = pg_catalog, public, pg_temp;
alter function forget_details_drafts() set search_path = pg_catalog, public, pg_temp;
alter function describe_chat_message() set search_path = pg_catalog, public, pg_temp;
alter function read_own_chat_message() set search_path = pg_catalog, public, pg_temp;
alter function rewrite_chat_message() set search_path = pg_catalog, public, pg_temp;
alter function forget_chat_messages() set search_path = pg_catalog, public, pg_temp;
alter function drop_feedback_words() set search_path = pg_catalog, public, pg_temp;
alter function forget_feedbacks() set search_path = pg_catalog, public, pg_temp;
alter function read_chat_notices() set search_path = pg_catalog, public, pg_temp;
alter function erase_files(uuid) set search_path = pg_catalog, public, pg_temp;
alter function forget_files() set search_path = pg_catalog, public, pg_temp;
alter function erase_letters(uuid) set search_path = pg_catalog, public, pg_temp;
alter function forget_letters() set search_path = pg_catalog, public, pg_temp;
alter function forget_leads_letters() set search_path = pg_catalog, public, pg_temp;
alter function expire_files(bigint, integer) set search_path = pg_catalog, public, pg_temp;

-- Triggers call these two; nobody else needs to.
revoke execute on function erase_files(uuid), erase_letters(uuid) from public;
