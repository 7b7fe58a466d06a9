-- Which steps of its own the asker moved in the same edit: an objection moves them back, unless they were begun or moved
-- since.

alter table procedure_proposal add column own_changes jsonb;
