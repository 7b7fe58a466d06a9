-- One conversation about a style for each pair of organisations that see it; it outlives a style that was made in error.
alter table message_thread add column production_id bigint references production on delete set null;
create unique index message_thread_of_production on message_thread
  (production_id, least(user_group_id, partner_id), greatest(user_group_id, partner_id)) where production_id is not null;
