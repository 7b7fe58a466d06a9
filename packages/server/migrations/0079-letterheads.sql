-- What stands on the papers of an issued document beside what it says: the format of its issuer with notes, address,
-- registration, bank, logo and seal, as they were at the issue (domain §3.2, §4.5). Pictures stay as long as a paper needs them.
create table document_letterhead (
  document_id bigint primary key references document,
  issuer_id bigint not null references user_group,
  content jsonb not null,
  logo_key text,
  seal_key text,
  constraint document_letterhead_logo foreign key (issuer_id, logo_key) references stored_file deferrable,
  constraint document_letterhead_seal foreign key (issuer_id, seal_key) references stored_file deferrable
);
create index on document_letterhead (logo_key, issuer_id);
create index on document_letterhead (seal_key, issuer_id);
alter table document_letterhead enable row level security;
alter table document_letterhead force row level security;
grant select, insert on document_letterhead to tsumugi_app;
create policy party on document_letterhead to tsumugi_app using (exists (select from document d where d.id = document_id));
create trigger kept before update or delete on document_letterhead for each row execute function refuse_change();
