-- Statements of 50,000 lines are written in short pieces: until all of them are in and matched, none is shown.
alter table bank_statement add completed_at timestamptz;
update bank_statement set completed_at = created_at;

-- `read`: written and not matched yet.
alter table bank_entry drop constraint bank_entry_status_check;
alter table bank_entry add constraint bank_entry_status_check
  check (status in ('read', 'posted', 'confirm', 'tie', 'manual', 'cancelled', 'ignored'));

-- One page of a long statement, those that wait for a person first; and how many of each there are.
create index bank_entry_shown on bank_entry (statement_id, (status in ('confirm', 'tie', 'manual')) desc, booked_on, id);
create index bank_entry_counted on bank_entry (statement_id, status);
drop index bank_entry_statement_id_id_idx;
