-- A reply kept for a repeated write belongs to the organisation it was made in, and is hidden from every other.

delete from idempotency_key;
alter table idempotency_key
  add user_group_id bigint not null references user_group on delete cascade,
  drop column status,
  drop constraint idempotency_key_pkey,
  add primary key (user_group_id, account_id, route, key);
alter table idempotency_key enable row level security;
create policy own on idempotency_key to tsumugi_app using (user_group_id = current_user_group_id());
