-- Files of papers as they were handed out: whoever holds one can ask whether it is one of ours, unchanged (trade-law E).
-- Written and asked by the system only: the hash of a file says nothing to whom does not hold the file.
create table handed_paper (
  sha256 bytea primary key check (octet_length(sha256) = 32),
  document_id bigint not null,
  revision int not null,
  locale text collate "C" not null,
  created_at timestamptz not null default now(),
  foreign key (document_id, revision) references document_revision
);
create index on handed_paper (document_id, revision);
create trigger kept before update or delete on handed_paper for each row execute function refuse_change();
