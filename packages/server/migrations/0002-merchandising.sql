-- Brands, their categories, and the products on the merchandising map. All private to one organisation.

create table brand (
  id bigint generated always as identity primary key,
  user_group_id bigint not null references user_group,
  name text not null check (name <> ''),
  code text collate "C" not null,
  position int not null default 0,
  season_start_months int[] not null default '{2,8}',
  default_cost_rate numeric(8, 4),
  lock_version int not null default 0,
  discarded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by bigint references account,
  updated_by bigint references account,
  unique (user_group_id, name),
  unique (user_group_id, code)
);

create table sub_brand (
  id bigint generated always as identity primary key,
  user_group_id bigint not null references user_group,
  brand_id bigint not null references brand,
  name text not null check (name <> ''),
  code text collate "C" not null,
  position int not null default 0,
  lock_version int not null default 0,
  discarded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (brand_id, name),
  unique (brand_id, code)
);

-- A null brand_id is the organisation's own tree; else the brand's.
create table category (
  id bigint generated always as identity primary key,
  user_group_id bigint not null references user_group,
  brand_id bigint references brand,
  parent_id bigint references category,
  layer int not null check (layer between 1 and 6),
  name text not null check (name <> ''),
  code text collate "C",
  position int not null default 0,
  lock_version int not null default 0,
  discarded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index on category (user_group_id, coalesce(brand_id, 0), coalesce(parent_id, 0), name) where discarded_at is null;
create index on category (parent_id);

create table merchandising (
  id bigint generated always as identity primary key,
  user_group_id bigint not null references user_group,
  brand_id bigint not null references brand,
  name text not null check (name <> ''),
  code text collate "C",
  status text not null default 'idea'
    check (status in ('idea', 'planned', 'in_development', 'confirmed', 'released', 'closed', 'dropped')),
  release_on date,
  plan_quantity int check (plan_quantity >= 0),
  list_price numeric(16, 4) check (list_price >= 0),
  unit_cost numeric(16, 4) check (unit_cost >= 0),
  markdown_percent numeric(8, 4),
  sales_plan numeric(16, 4),
  note text not null default '',
  colours jsonb not null default '[]',
  tags text[] not null default '{}',
  template boolean not null default false,
  primary_production_id bigint,
  lock_version int not null default 0,
  discarded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by bigint references account,
  updated_by bigint references account
);
create index on merchandising (user_group_id, brand_id, release_on) where discarded_at is null;

create table merchandising_category (
  user_group_id bigint not null references user_group,
  merchandising_id bigint not null references merchandising on delete cascade,
  category_id bigint not null references category,
  position int not null default 0,
  primary key (merchandising_id, category_id)
);
create index on merchandising_category (category_id);

create table merchandising_file (
  id bigint generated always as identity primary key,
  user_group_id bigint not null references user_group,
  merchandising_id bigint not null references merchandising on delete cascade,
  kind text not null check (kind in ('image', 'pdf', 'video', 'office')),
  name text not null,
  position int not null default 0,
  is_primary boolean not null default false,
  -- where the bytes are in file storage; null for a video, which has video_url
  storage_key text,
  video_url text,
  content_type text,
  size bigint,
  sha256 bytea,
  revision int not null default 0,
  created_at timestamptz not null default now(),
  created_by bigint references account
);
create index on merchandising_file (merchandising_id, position);
create unique index on merchandising_file (merchandising_id) where is_primary;

create table merchandising_version (
  id bigint generated always as identity primary key,
  user_group_id bigint not null references user_group,
  merchandising_id bigint not null references merchandising on delete cascade,
  at timestamptz not null default now(),
  account_id bigint references account,
  original_account_id bigint references account,
  action text not null,
  changes jsonb not null
);
create index on merchandising_version (merchandising_id, id desc);
create index on merchandising_version (user_group_id, at desc);

create table merchandising_budget (
  id bigint generated always as identity primary key,
  user_group_id bigint not null references user_group,
  brand_id bigint not null references brand,
  category_id bigint references category,
  period date not null,
  sales numeric(16, 4) not null default 0,
  quantity int not null default 0,
  lock_version int not null default 0,
  unique (brand_id, category_id, period)
);

do $$
declare private text;
begin
  foreach private in array array['brand', 'sub_brand', 'category', 'merchandising', 'merchandising_category',
    'merchandising_file', 'merchandising_version', 'merchandising_budget']
  loop
    execute format('alter table %I enable row level security', private);
    execute format('alter table %I force row level security', private);
    execute format('create policy own on %I using (user_group_id = current_user_group_id())', private);
    execute format('grant select, insert, update, delete on %I to tsumugi_app', private);
  end loop;
end $$;
