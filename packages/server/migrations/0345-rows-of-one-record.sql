-- Of tables whose rows share a record, as those of a production share its number: which record a row is about, and what it
-- says of that record beside what is its own. Rows of one record that contradict each other are found by it.
alter table converter_row add column part_of text collate "C", add column said jsonb;
create index on converter_row (run_id, part_of) where part_of is not null;
