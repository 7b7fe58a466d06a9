-- When the person last proved who they are in this session: by opening it, or by a password or code since.
alter table session add column confirmed_at timestamptz not null default now();
update session set confirmed_at = created_at;
