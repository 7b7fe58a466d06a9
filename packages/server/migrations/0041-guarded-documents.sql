-- What was issued is guarded in every table of a document, and set by set: a document of 16,000 lines is moved by a few
-- statements, and triggers that ran for each of its lines took longer than what they watched over.

-- Refused unless the other side accepts a proposal about it in this very transaction.
create function assert_agreed(document_ids bigint[]) returns void language plpgsql as $$
declare
  unagreed bigint;
begin
  select d.id into unagreed from document d where d.id = any(document_ids) and d.shared and not exists (
    select from document_proposal p where p.document_id = d.id and p.status = 'accepted' and p.answered_at = now()
  ) limit 1;
  if unagreed is not null then
    raise exception 'document % is issued', unagreed using errcode = 'TS409';
  end if;
end $$;

-- The head: what both have agreed. Status, progress and numbers move on by themselves.
create function refuse_unagreed_head() returns trigger language plpgsql as $$
begin
  perform assert_agreed(array[old.id]);
  return new;
end $$;
create trigger agreed_change before update on document for each row
  when (old.shared and (old.title, old.currency, old.quantity, old.amount, old.line_rounding, old.issuer_name)
    is distinct from (new.title, new.currency, new.quantity, new.amount, new.line_rounding, new.issuer_name)
    or old.shared and (old.receiver_name, old.source_id, old.issue_date, old.issued_at, old.id)
    is distinct from (new.receiver_name, new.source_id, new.issue_date, new.issued_at, new.id))
  execute function refuse_unagreed_head();

-- The fields of a kind. The columns that a side writes after the issue are the trigger's arguments.
create function refuse_unagreed_fields() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - tg_argv::text[] = to_jsonb(new) - tg_argv::text[] then return new; end if;
  perform assert_agreed(array[
    case when tg_op <> 'INSERT' then old.document_id end, case when tg_op <> 'DELETE' then new.document_id end]);
  return case when tg_op = 'DELETE' then old else new end;
end $$;

-- What every kind has: `call document_kind('delivery', 'shipped_on', 'arrived_on')` after its table was made.
create procedure document_kind(kind text, variadic written text[] default '{}') language plpgsql as $$
declare
  arguments text := coalesce((select string_agg(quote_literal(each), ', ') from unnest(written) as each), '');
begin
  execute format('alter table %I enable row level security', kind);
  execute format('alter table %I force row level security', kind);
  execute format('grant select, insert, update, delete on %I to tsumugi_app', kind);
  execute format('drop policy if exists party on %I', kind);
  execute format('create policy party on %I to tsumugi_app using (exists (select from document d where d.id = document_id))', kind);
  execute format('drop trigger if exists agreed_change on %I', kind);
  execute format('create trigger agreed_change before insert or update or delete on %I for each row
    execute function refuse_unagreed_fields(%s)', kind, arguments);
end $$;
call document_kind('contract');
call document_kind('delivery', 'shipped_on', 'arrived_on', 'inspected_on');

-- Lines, a statement at a time.
drop trigger agreed_change on document_line;
drop trigger agreed_removal on document_line;
drop trigger agreed_addition on document_line;
drop function refuse_unagreed();

create function refuse_unagreed_added() returns trigger language plpgsql as $$
begin
  perform assert_agreed(array(select distinct document_id from new_rows));
  return null;
end $$;
create function refuse_unagreed_removed() returns trigger language plpgsql as $$
begin
  perform assert_agreed(array(select distinct document_id from old_rows));
  return null;
end $$;
-- By set operations and never by a join: a plan that was made for one line would compare 16,000 with 16,000.
create function refuse_unagreed_changed() returns trigger language plpgsql as $$
begin
  perform assert_agreed(array(
    select distinct document_id from (
      (select id, document_id, position, source_line_id, sku_id, item, colour, size, description, unit, quantity, unit_price, amount
        from old_rows where shared
      except select id, document_id, position, source_line_id, sku_id, item, colour, size, description, unit, quantity, unit_price, amount
        from new_rows)
      union all
      (select id, document_id, position, source_line_id, sku_id, item, colour, size, description, unit, quantity, unit_price, amount
        from new_rows where shared
      except select id, document_id, position, source_line_id, sku_id, item, colour, size, description, unit, quantity, unit_price, amount
        from old_rows)
    ) as differing));
  return null;
end $$;
create trigger agreed_addition after insert on document_line referencing new table as new_rows
  for each statement execute function refuse_unagreed_added();
create trigger agreed_removal after delete on document_line referencing old table as old_rows
  for each statement execute function refuse_unagreed_removed();
create trigger agreed_change after update on document_line referencing old table as old_rows new table as new_rows
  for each statement execute function refuse_unagreed_changed();

-- Lines name the parties as their document does. A foreign key over all of it looked each line up again whenever a
-- document was issued; now the issue tells its lines, and each statement is compared as one set.
alter table document_line drop constraint document_line_document_id_issuer_id_receiver_id_author_id__fkey;
alter table document drop constraint document_id_issuer_id_receiver_id_author_id_shared_key;

create function share_lines() returns trigger language plpgsql as $$
begin
  update document_line set shared = new.shared where document_id = new.id and shared <> new.shared;
  return null;
end $$;
create trigger share_lines after update on document for each row when (old.shared <> new.shared) execute function share_lines();

create function refuse_other_parties() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (
    select from (select distinct document_id, issuer_id, receiver_id, author_id, shared from new_rows) as l
    left join document d on d.id = l.document_id
    where (l.issuer_id, l.receiver_id, l.author_id, l.shared) is distinct from (d.issuer_id, d.receiver_id, d.author_id, d.shared)
  ) then
    raise exception 'a line names other parties than its document' using errcode = 'TS409';
  end if;
  return null;
end $$;
create trigger same_parties_added after insert on document_line referencing new table as new_rows
  for each statement execute function refuse_other_parties();
create trigger same_parties_changed after update on document_line referencing new table as new_rows
  for each statement execute function refuse_other_parties();
