-- When a side last asked the other to act on a document: nobody is asked about the same twice within a day.
create table document_reminder (
  document_id bigint not null references document on delete cascade,
  user_group_id bigint not null references user_group on delete cascade,
  created_at timestamptz not null default now(),
  created_by bigint references account,
  primary key (document_id, user_group_id, created_at)
);
alter table document_reminder enable row level security;
alter table document_reminder force row level security;
grant select, insert on document_reminder to tsumugi_app;
create policy own on document_reminder to tsumugi_app using (user_group_id = current_user_group_id());
