-- Of an invoice that the buyer wrote for the seller: what of it was really shown to the seller, to whom and when, and until when
-- it could be objected to (trade-law D). A row for each revision that was shown: of another one nothing is proven by it.
create table invoice_showing (
  document_id bigint not null references document on delete cascade,
  revision int not null check (revision > 0),
  shown_at timestamptz not null default now(),
  shown_on date not null,
  shown_to bigint references account,
  shown_to_name text not null default '',
  -- the hash under which the revision is frozen
  content_hash text collate "C" not null,
  -- how the agreement on silence stood on it; null where silence confirms nothing
  silence_days int check (silence_days between 1 and 60),
  ends_on date,
  check ((silence_days is null) = (ends_on is null)),
  -- when it was confirmed because nobody had objected by then
  lapsed_at timestamptz,
  primary key (document_id, revision)
);
alter table invoice_showing enable row level security;
alter table invoice_showing force row level security;
create policy party on invoice_showing to tsumugi_app using (exists (select from document d where d.id = document_id));
grant select, insert, update (lapsed_at) on invoice_showing to tsumugi_app;

-- What was proven is not altered: that the period passed is noted once.
create function keep_showing() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.lapsed_at is null and to_jsonb(old) - 'lapsed_at' = to_jsonb(new) - 'lapsed_at' then return new; end if;
  raise exception 'what was shown stays' using errcode = 'TS409';
end $$;
create trigger kept before update on invoice_showing for each row execute function keep_showing();

-- What had been shown by now was the one revision there is; of a corrected one nothing says which was.
alter table document no force row level security;
alter table invoice no force row level security;
alter table document_revision no force row level security;
alter table invoice_showing no force row level security;
insert into invoice_showing (document_id, revision, shown_at, shown_on, content_hash, silence_days, ends_on)
  select d.id, 1, i.shown_on::timestamptz, i.shown_on, encode(r.hash, 'hex'), s.days, i.shown_on + s.days
  from invoice i join document d on d.id = i.document_id join document_revision r on r.document_id = d.id and r.revision = 1
  cross join lateral (select case when i.silence_agreed_on <= d.issue_date then i.silence_days end as days) s
  where i.shown_on is not null and d.revision = 1 and d.author_id = d.receiver_id;
alter table document force row level security;
alter table invoice force row level security;
alter table document_revision force row level security;
alter table invoice_showing force row level security;

-- Which of them nobody has answered is asked each hour for all organisations.
create index document_self_billed on document (id) where noun = 'invoice' and status = 'issued' and author_id = receiver_id;
