-- Matching (domain §3.15): suppliers introduce themselves, brands recruit, suppliers apply. Those who apply never learn of
-- each other: no key of theirs counts, nothing they can read changes when another one applies, and row-level security shows
-- each application to its supplier and its recruiter alone.

-- A key that tells neither how many there are nor which came first.
create function hidden_id() returns bigint language sql volatile as $$
  select ('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint + 1
$$;

create table matching_profile (
  id bigint primary key default hidden_id(),
  user_group_id bigint not null unique references user_group on delete cascade,
  intro text not null default '',
  intro_en text not null default '',
  area text not null default '',
  founded_year int check (founded_year between 1000 and 2999),
  employees int check (employees >= 0),
  items text[] not null default '{}',
  machines jsonb not null default '[]',
  certificates text[] not null default '{}',
  languages text[] not null default '{}',
  video_urls text[] not null default '{}',
  min_lot int check (min_lot > 0),
  lead_days int check (lead_days >= 0),
  -- pieces a month, and how many of them are taken
  capacities jsonb not null default '[]',
  is_public boolean not null default false,
  -- whether partners see figures from its transactions
  shares_figures boolean not null default false,
  lock_version int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by bigint references account
);
create table matching_photo (
  id bigint primary key default hidden_id(),
  user_group_id bigint not null references user_group on delete cascade,
  file_id bigint not null references record_file,
  caption text not null default '',
  created_at timestamptz not null default now(),
  created_by bigint references account,
  unique (user_group_id, file_id)
);
create index on matching_photo (file_id);

create table recruitment (
  id bigint primary key default hidden_id(),
  user_group_id bigint not null references user_group on delete cascade,
  number text collate "C",
  title text not null check (title <> ''),
  items text[] not null default '{}',
  machines text[] not null default '{}',
  certificates text[] not null default '{}',
  styles int not null default 1 check (styles > 0),
  quantity_from int check (quantity_from > 0),
  quantity_to int check (quantity_to >= quantity_from),
  target_price numeric(16, 4) check (target_price >= 0),
  currency char(3) not null default 'JPY',
  delivery_on date,
  area text not null default '',
  apply_by date not null,
  -- the end of that day where the recruiter is
  closes_at timestamptz not null,
  seats int not null default 1 check (seats > 0),
  visibility text collate "C" not null default 'public' check (visibility in ('public', 'invited')),
  hides_name boolean not null default false,
  -- accepted before details are shown; another text asks anew
  nda_text text not null default '',
  nda_revision int not null default 1,
  status text collate "C" not null default 'draft' check (status in ('draft', 'open', 'closed', 'awarded', 'cancelled')),
  opened_at timestamptz,
  lock_version int not null default 0,
  created_at timestamptz not null default now(),
  created_by bigint references account,
  updated_at timestamptz not null default now(),
  updated_by bigint references account,
  unique (id, user_group_id)
);
create index on recruitment (user_group_id, status, id);
create index on recruitment (closes_at) where status = 'open';

-- What stands behind the agreement.
create table recruitment_detail (
  recruitment_id bigint primary key references recruitment on delete cascade,
  user_group_id bigint not null references user_group on delete cascade,
  requirements text not null default '',
  foreign key (recruitment_id, user_group_id) references recruitment (id, user_group_id)
);
create table recruitment_file (
  recruitment_id bigint not null references recruitment on delete cascade,
  user_group_id bigint not null references user_group on delete cascade,
  file_id bigint not null references record_file,
  primary key (recruitment_id, file_id),
  foreign key (recruitment_id, user_group_id) references recruitment (id, user_group_id)
);
create index on recruitment_file (file_id);
create table recruitment_invitation (
  recruitment_id bigint not null references recruitment on delete cascade,
  user_group_id bigint not null references user_group on delete cascade,
  invitee_id bigint not null references user_group on delete cascade,
  primary key (recruitment_id, invitee_id),
  foreign key (recruitment_id, user_group_id) references recruitment (id, user_group_id)
);
create index on recruitment_invitation (invitee_id);
create table nda_agreement (
  recruitment_id bigint not null references recruitment on delete cascade,
  user_group_id bigint not null references user_group on delete cascade,
  recruiter_id bigint not null references user_group on delete cascade,
  revision int not null,
  -- as it was agreed to
  text text not null,
  agreed_by bigint references account,
  agreed_by_name text not null,
  agreed_at timestamptz not null default now(),
  primary key (recruitment_id, user_group_id, revision),
  foreign key (recruitment_id, recruiter_id) references recruitment (id, user_group_id)
);
create table recruitment_question (
  id bigint primary key default hidden_id(),
  user_group_id bigint not null references user_group on delete cascade,
  recruitment_id bigint not null references recruitment on delete cascade,
  recruiter_id bigint not null references user_group on delete cascade,
  question text not null check (question <> ''),
  answer text,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  created_by bigint references account,
  foreign key (recruitment_id, recruiter_id) references recruitment (id, user_group_id)
);
create index on recruitment_question (recruitment_id);

create table matching_application (
  id bigint primary key default hidden_id(),
  user_group_id bigint not null references user_group on delete cascade,
  recruitment_id bigint not null references recruitment on delete cascade,
  recruiter_id bigint not null references user_group on delete cascade,
  price numeric(16, 4) check (price >= 0),
  currency char(3) not null default 'JPY',
  lead_days int check (lead_days >= 0),
  min_lot int check (min_lot > 0),
  message text not null check (message <> ''),
  status text collate "C" not null default 'draft'
    check (status in ('draft', 'sent', 'shortlisted', 'accepted', 'declined', 'withdrawn')),
  sent_at timestamptz,
  -- the business that came of it
  trade_id bigint references document,
  lock_version int not null default 0,
  created_at timestamptz not null default now(),
  created_by bigint references account,
  updated_at timestamptz not null default now(),
  unique (recruitment_id, user_group_id),
  check (user_group_id <> recruiter_id),
  foreign key (recruitment_id, recruiter_id) references recruitment (id, user_group_id)
);
create index on matching_application (user_group_id, status);
create index on matching_application (recruiter_id, recruitment_id);
create table application_comment (
  id bigint primary key default hidden_id(),
  user_group_id bigint not null references user_group on delete cascade,
  application_id bigint not null references matching_application on delete cascade,
  author_name text not null,
  text text not null check (text <> ''),
  created_at timestamptz not null default now(),
  created_by bigint references account
);
create index on application_comment (application_id, created_at);

create table recruitment_watch (
  recruitment_id bigint not null references recruitment on delete cascade,
  user_group_id bigint not null references user_group on delete cascade,
  created_by bigint references account,
  created_at timestamptz not null default now(),
  primary key (user_group_id, recruitment_id)
);
create index on recruitment_watch (recruitment_id);
create table saved_search (
  id bigint primary key default hidden_id(),
  user_group_id bigint not null references user_group on delete cascade,
  name text not null check (name <> ''),
  criteria jsonb not null default '{}',
  created_by bigint references account,
  created_at timestamptz not null default now(),
  unique (user_group_id, name)
);

do $$
declare part text;
begin
  foreach part in array array['matching_profile', 'matching_photo', 'recruitment', 'recruitment_detail', 'recruitment_file',
    'recruitment_invitation', 'nda_agreement', 'recruitment_question', 'matching_application', 'application_comment',
    'recruitment_watch', 'saved_search'] loop
    execute format('alter table %I enable row level security', part);
    execute format('alter table %I force row level security', part);
    execute format('create policy own on %I to tsumugi_app using (user_group_id = current_user_group_id())', part);
    execute format('grant select, insert, update, delete on %I to tsumugi_app', part);
  end loop;
end $$;
revoke update, delete on nda_agreement, application_comment from tsumugi_app;

-- Suppliers see what is public or asks them, from its opening on.
create policy offered on recruitment for select to tsumugi_app using (
  status <> 'draft' and exists (select from user_group g where g.id = current_user_group_id() and g.kind = 'supplier')
  and (visibility = 'public' or exists (
    select from recruitment_invitation i where i.recruitment_id = recruitment.id and i.invitee_id = current_user_group_id())));
create policy invited on recruitment_invitation for select to tsumugi_app using (invitee_id = current_user_group_id());
create policy received on nda_agreement for select to tsumugi_app using (recruiter_id = current_user_group_id());
create policy agreed on recruitment_detail for select to tsumugi_app using (
  current_user_group_id() is not null and exists (select from recruitment r where r.id = recruitment_id
    and (r.nda_text = '' or exists (select from nda_agreement n where n.recruitment_id = r.id
      and n.user_group_id = current_user_group_id() and n.revision = r.nda_revision))));
create policy agreed on recruitment_file for select to tsumugi_app using (
  current_user_group_id() is not null and exists (
    select from recruitment_detail d where d.recruitment_id = recruitment_file.recruitment_id));
create policy received on recruitment_question to tsumugi_app using (recruiter_id = current_user_group_id());
create policy answered on recruitment_question for select to tsumugi_app using (
  current_user_group_id() is not null and answer is not null and exists (
    select from recruitment_detail d where d.recruitment_id = recruitment_question.recruitment_id));
create policy received on matching_application for select to tsumugi_app using (
  recruiter_id = current_user_group_id() and status <> 'draft');
create policy decided on matching_application for update to tsumugi_app using (
  recruiter_id = current_user_group_id() and status <> 'draft');
create policy beside on application_comment for select to tsumugi_app using (
  current_user_group_id() is not null and exists (select from matching_application a where a.id = application_id));
create policy offered on matching_profile for select to tsumugi_app using (
  is_public and exists (select from user_group g where g.id = current_user_group_id() and g.kind <> 'supplier'));
create policy applied on matching_profile for select to tsumugi_app using (exists (
  select from matching_application a where a.user_group_id = matching_profile.user_group_id
    and a.recruiter_id = current_user_group_id() and a.status <> 'draft'));
create policy offered on matching_photo for select to tsumugi_app using (
  current_user_group_id() is not null and exists (
    select from matching_profile p where p.user_group_id = matching_photo.user_group_id));
create policy of_profile on record_file for select using (
  exists (select from matching_photo f where f.file_id = record_file.id));
create policy of_recruitment on record_file for select using (
  exists (select from recruitment_file f where f.file_id = record_file.id));

-- An application stays its supplier's and goes to one recruitment: deciding about it changes neither, nor what was offered.
create function refuse_other_application() returns trigger language plpgsql as $$
begin
  if (new.id, new.user_group_id, new.recruitment_id, new.recruiter_id)
      is distinct from (old.id, old.user_group_id, old.recruitment_id, old.recruiter_id)
    or current_user_group_id() = old.recruiter_id
      and (new.price, new.currency, new.lead_days, new.min_lot, new.message)
        is distinct from (old.price, old.currency, old.lead_days, old.min_lot, old.message) then
    raise exception 'application % is not the recruiter''s to write', old.id using errcode = '42501';
  end if;
  return new;
end $$;
create trigger of_supplier before update on matching_application for each row execute function refuse_other_application();
