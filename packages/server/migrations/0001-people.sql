-- Organisations, the people in them, and how they get in.
-- Private tables carry user_group_id and are held by row-level security (see 0002); people tables are read by the
-- system role while it finds out who is asking, and by the application role only through the policies below.

do $$ begin
  create role tsumugi_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  execute format('grant tsumugi_app to %I', current_user);
exception when others then null;
end $$;
grant usage on schema public to tsumugi_app;

create function current_user_group_id() returns bigint language sql stable
  return nullif(current_setting('app.user_group_id', true), '')::bigint;

create table user_group (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('brand', 'supplier', 'trade', 'admin', 'distributor')),
  name text not null check (name <> ''),
  name_kana text,
  default_trade_requestee_id bigint references user_group,
  supplier_start_id bigint references user_group,
  agreed_terms_at timestamptz,
  tester boolean not null default false,
  country char(2) not null default 'JP',
  address text,
  phone text,
  registration_number text check (registration_number ~ '^T\d{13}$'),
  base_currency char(3) not null default 'JPY',
  locale text not null default 'ja',
  fiscal_start_month int not null default 4 check (fiscal_start_month between 1 and 12),
  time_zone text not null default 'Asia/Tokyo',
  enabled_functions text[] not null default '{}',
  suspended_at timestamptz,
  lock_version int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table user_group_config (
  user_group_id bigint primary key references user_group on delete cascade,
  allow_sku_names_free_input boolean not null default true,
  line_rounding text not null default 'down' check (line_rounding in ('down', 'half_up', 'up')),
  tax_rounding text not null default 'down' check (tax_rounding in ('down', 'half_up', 'up')),
  lock_version int not null default 0
);

create table super_group (
  id bigint generated always as identity primary key,
  name text not null unique
);
create table super_group_member (
  super_group_id bigint not null references super_group on delete cascade,
  user_group_id bigint not null references user_group on delete cascade,
  primary key (super_group_id, user_group_id)
);

create table account (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email)) unique,
  name text not null check (name <> ''),
  locale text not null default 'ja' check (locale in ('ja', 'en', 'zh-CN')),
  password_hash text,
  admin boolean not null default false,
  suspended_at timestamptz,
  lock_version int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table membership (
  id bigint generated always as identity primary key,
  user_group_id bigint not null references user_group on delete cascade,
  account_id bigint not null references account on delete cascade,
  role text not null default 'member' check (role in ('member', 'power_user', 'owner')),
  -- null: every function of the organisation
  functions text[],
  agreed_terms_at timestamptz,
  suspended_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_group_id, account_id)
);
create index on membership (account_id);

-- An owner of a client organisation: gives "owner admin" when that organisation is of kind admin.
create table client_ownership (
  account_id bigint not null references account on delete cascade,
  user_group_id bigint not null references user_group on delete cascade,
  primary key (account_id, user_group_id)
);

create table concierge (
  account_id bigint not null references account on delete cascade,
  user_group_id bigint not null references user_group on delete cascade,
  primary key (account_id, user_group_id)
);

create table team (
  id bigint generated always as identity primary key,
  user_group_id bigint not null references user_group on delete cascade,
  name text not null check (name <> ''),
  unique (user_group_id, name)
);

create table session (
  -- sha-256 of the token in the cookie; the token itself is never stored
  token_hash bytea primary key,
  account_id bigint not null references account on delete cascade,
  user_group_id bigint references user_group on delete cascade,
  original_account_id bigint references account on delete cascade,
  original_user_group_id bigint references user_group on delete cascade,
  remembered boolean not null default false,
  address text,
  agent text,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on session (account_id);
create index on session (expires_at);

-- Password resets and invitations: one use, short life, only the hash is kept.
create table account_token (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('password_reset', 'invitation')),
  account_id bigint not null references account on delete cascade,
  user_group_id bigint references user_group on delete cascade,
  used_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

create table audit_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_group_id bigint references user_group,
  account_id bigint references account,
  original_account_id bigint references account,
  action text not null,
  subject_kind text,
  subject_id bigint,
  detail jsonb not null default '{}',
  request_id text,
  address text,
  -- each row carries the hash of the one before it in its organisation, so that a removed row shows
  previous_hash bytea,
  hash bytea not null
);
create index on audit_event (user_group_id, id);

create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  attempts int not null default 0,
  due_at timestamptz not null default now(),
  done_at timestamptz,
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
create index on outbox (due_at) where done_at is null and failed_at is null;

create table idempotency_key (
  account_id bigint not null references account on delete cascade,
  route text not null,
  key text not null,
  body_hash bytea not null,
  status int,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (account_id, route, key)
);
create index on idempotency_key (created_at);

create table rate_limit (
  key varchar(255) primary key,
  points int not null default 0,
  expire bigint
);

-- The application role sees the organisation it acts for, its members, and what they do.
alter table user_group enable row level security;
alter table user_group_config enable row level security;
alter table account enable row level security;
alter table membership enable row level security;
alter table team enable row level security;
alter table audit_event enable row level security;
create policy own on user_group to tsumugi_app using (id = current_user_group_id());
create policy own on user_group_config to tsumugi_app using (user_group_id = current_user_group_id());
create policy own on membership to tsumugi_app using (user_group_id = current_user_group_id());
create policy own on team to tsumugi_app using (user_group_id = current_user_group_id());
create policy members on account to tsumugi_app
  using (exists (select from membership where membership.account_id = account.id));
create policy own on audit_event to tsumugi_app using (user_group_id = current_user_group_id());
grant select on user_group, user_group_config, membership, team to tsumugi_app;
grant select (id, name) on account to tsumugi_app;
grant select, insert on audit_event to tsumugi_app;
grant insert on outbox to tsumugi_app;
grant select, insert, update on idempotency_key to tsumugi_app;
