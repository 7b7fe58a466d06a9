-- Trade requests and trades: two kinds of documents. A trade gathers what belongs to one business of two organisations;
-- each document names its trade, so that the chain is a question over documents and nothing is written twice.

create table trade_request (
  document_id bigint primary key references document on delete cascade,
  reply_due date,
  delivery_due date,
  incoterm text collate "C" check (incoterm in ('EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DDP')),
  remarks text
);
call document_kind('trade_request');

create table trade (
  document_id bigint primary key references document on delete cascade,
  delivery_due date,
  basis text collate "C" not null default 'full_package' check (basis in ('full_package', 'cmt', 'materials')),
  material_supply text collate "C" not null default 'none' check (material_supply in ('none', 'free', 'paid')),
  incoterm text collate "C" check (incoterm in ('EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DDP')),
  origin text,
  hs_code text collate "C",
  remarks text
);
call document_kind('trade');

alter table document add column trade_id bigint references document;
create index on document (trade_id) where trade_id is not null;

-- What is made from a document of a trade belongs to the trade as well, whatever its kind: said once, here.
create function follow_trade() returns trigger language plpgsql as $$
begin
  if new.trade_id is null and new.source_id is not null then
    select case when s.noun = 'trade' then s.id else s.trade_id end into new.trade_id from document s where s.id = new.source_id;
  end if;
  return new;
end $$;
create trigger follow_trade before insert on document for each row execute function follow_trade();

-- A trade gathers documents of its own two parties and no others.
create function refuse_other_trade() returns trigger language plpgsql as $$
begin
  if not exists (select from document t where t.id = new.trade_id and t.noun = 'trade'
    and least(t.issuer_id, t.receiver_id) = least(new.issuer_id, new.receiver_id)
    and greatest(t.issuer_id, t.receiver_id) = greatest(new.issuer_id, new.receiver_id)) then
    raise exception 'document % is of other parties than trade %', new.id, new.trade_id using errcode = 'TS409';
  end if;
  return new;
end $$;
create trigger of_own_trade before insert or update of trade_id on document for each row
  when (new.trade_id is not null and new.noun <> 'trade') execute function refuse_other_trade();
alter table document add check (noun <> 'trade' or trade_id is null);

-- Requests and trades are no vouchers: they go on over the closing of books, with the documents in them, whose own dates count.
drop trigger closed_issuer on document;
drop trigger closed_receiver on document;
create trigger closed_issuer before update on document for each row
  when (new.noun not in ('trade', 'trade_request')
    and (old.status <> new.status or old.issue_date is distinct from new.issue_date or old.revision <> new.revision))
  execute function refuse_closed('issue_date', '1 day', 'issuer_id');
create trigger closed_receiver before update on document for each row
  when (new.noun not in ('trade', 'trade_request') and new.receiver_id is not null
    and (old.status <> new.status or old.issue_date is distinct from new.issue_date or old.revision <> new.revision))
  execute function refuse_closed('issue_date', '1 day', 'receiver_id');

-- A trading house between buyer and maker: which purchase stands behind which sale. Its own alone; with what it earns on
-- them neither side has any way to read that the other exists.
create table back_to_back (
  user_group_id bigint not null references user_group on delete cascade,
  sale_id bigint not null references document on delete cascade,
  purchase_id bigint not null references document on delete cascade,
  created_at timestamptz not null default now(),
  created_by bigint references account,
  primary key (sale_id, purchase_id),
  check (sale_id <> purchase_id)
);
create index on back_to_back (purchase_id);
alter table back_to_back enable row level security;
alter table back_to_back force row level security;
grant select, insert, delete on back_to_back to tsumugi_app;
create policy own on back_to_back to tsumugi_app using (user_group_id = current_user_group_id());

-- It sells in the one and buys in the other.
create function refuse_one_sided() returns trigger language plpgsql as $$
begin
  if not exists (select from document s, document p where s.id = new.sale_id and p.id = new.purchase_id
    and s.noun = 'trade' and p.noun = 'trade' and s.receiver_id = new.user_group_id and p.issuer_id = new.user_group_id) then
    raise exception 'trades % and % do not stand back to back', new.sale_id, new.purchase_id using errcode = 'TS409';
  end if;
  return new;
end $$;
create trigger two_sided before insert on back_to_back for each row execute function refuse_one_sided();
