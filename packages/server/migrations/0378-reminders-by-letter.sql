-- A letter that nobody answered is reminded of once, by hand or by itself. The reminder has a link of its own, as only hashes of links are
-- kept; the one that was sent first goes on working beside it.
alter table document_letter
  add column reminded_at timestamptz,
  add column reminder_hash bytea unique check (length(reminder_hash) = 32),
  add check ((reminded_at is null) = (reminder_hash is null));
grant update (reminded_at, reminder_hash) on document_letter to tsumugi_app;
