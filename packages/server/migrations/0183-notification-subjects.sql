-- What is unread about one record is marked together, and counted without reading what was read.
create index notification_unread on notification (user_group_id, account_id, subject_kind, subject_id)
  where read_at is null;
