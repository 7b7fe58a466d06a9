-- How many pieces a maker sews on a working day: each company's own figure, of itself or of a partner. What a maker says of
-- itself is not told to its customers, nor what they think of it to the maker.
create table daily_capacity (
  user_group_id bigint not null references user_group on delete cascade,
  maker_group_id bigint not null references user_group on delete cascade,
  pieces int not null check (pieces between 1 and 1000000),
  updated_at timestamptz not null default now(),
  updated_by bigint references account,
  primary key (user_group_id, maker_group_id)
);
create index on daily_capacity (maker_group_id);
alter table daily_capacity enable row level security;
alter table daily_capacity force row level security;
grant select, insert, update, delete on daily_capacity to tsumugi_app;
create policy own on daily_capacity to tsumugi_app using (user_group_id = current_user_group_id());
