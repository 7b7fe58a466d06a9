-- A session that ends, acts for another organisation, or whose person's rights may have changed (0011 renews its row) is
-- told to every server process: what was opened for it and goes on by itself, as a stream of events, is looked at again.
create function tell_session() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform pg_notify('tsumugi', json_build_object('session', encode(old.token_hash, 'hex'))::text);
  return null;
end $$;

create trigger tell_session_end after delete on session for each row execute function tell_session();
-- That it is in use, noted once a minute, is no news.
create trigger tell_session after update on session for each row
  when (old.seen_at is not distinct from new.seen_at or old.user_group_id is distinct from new.user_group_id)
  execute function tell_session();
