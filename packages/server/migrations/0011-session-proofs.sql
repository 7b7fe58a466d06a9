-- Servers remember who holds a session and prove with each request that nothing about it has changed: the row version
-- (xmin) of the session is still the one they read. So whatever decides what a person may do renews their sessions' rows.

create function assert_session(hash bytea, version text) returns void language plpgsql stable security definer set search_path = public as $$
begin
  perform from session where token_hash = hash and xmin::text = version and expires_at > now();
  if not found then
    raise exception 'the session has changed' using errcode = 'TS401';
  end if;
end $$;

revoke execute on function assert_session from public;

-- The trigger's argument names the column that holds the account.
create function renew_sessions_of_account() returns trigger language plpgsql security definer set search_path = public as $$
declare account bigint := (to_jsonb(coalesce(new, old)) ->> tg_argv[0])::bigint;
begin
  update session set seen_at = seen_at where account_id = account or original_account_id = account;
  return null;
end $$;

-- The trigger's argument names the column that holds the organisation.
create function renew_sessions_of_organisation() returns trigger language plpgsql security definer set search_path = public as $$
declare organisation bigint := (to_jsonb(coalesce(new, old)) ->> tg_argv[0])::bigint;
begin
  update session set seen_at = seen_at
  where user_group_id = organisation or original_user_group_id = organisation
    or account_id in (
      select account_id from membership where user_group_id = organisation
      union select account_id from client_ownership where user_group_id = organisation
    );
  return null;
end $$;

create trigger renew_sessions after update on account for each row execute function renew_sessions_of_account('id');
create trigger renew_sessions after insert or update or delete on membership for each row execute function renew_sessions_of_account('account_id');
create trigger renew_sessions after insert or update or delete on client_ownership for each row execute function renew_sessions_of_account('account_id');
create trigger renew_sessions after insert or update or delete on concierge for each row execute function renew_sessions_of_account('account_id');
create trigger renew_sessions after update on user_group for each row execute function renew_sessions_of_organisation('id');
create trigger renew_sessions after insert or update or delete on user_group_config for each row execute function renew_sessions_of_organisation('user_group_id');
create trigger renew_sessions after insert or update or delete on user_group_admin_config for each row execute function renew_sessions_of_organisation('user_group_id');

-- Appends to the hash chain of an organisation in one call. Each statement of a volatile function sees what others have
-- committed since the one before it: the last row is read after the lock is held, not when the call began.
create function append_audit(
  of_group bigint, of_account bigint, of_original bigint, what text, of_kind text, of_id bigint, more jsonb, of_request text, from_address text
) returns void language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtext('audit'), coalesce(of_group, 0)::int);
  insert into audit_event (at, user_group_id, account_id, original_account_id, action, subject_kind, subject_id, detail, request_id, address, previous_hash, hash)
  select now(), of_group, of_account, of_original, what, of_kind, of_id, more, of_request, from_address, last.hash,
    sha256(coalesce(last.hash, ''::bytea) || convert_to(jsonb_build_array(extract(epoch from now())::text,
      of_group, of_account, of_original, what, of_kind, of_id, more, of_request, from_address)::text, 'UTF8'))
  from (select 1) as always
  left join lateral (
    select hash from audit_event where user_group_id is not distinct from of_group order by id desc limit 1
  ) as last on true;
end $$;
