-- What a trading house asks of a maker for a sale of its own. The trade that the request begins stands behind that sale from
-- its first moment, though it is the maker who begins it: whoever accepts knows of no sale, so nothing is written then.
create table purchase_request (
  request_id bigint primary key references document on delete cascade,
  sale_id bigint not null references document on delete cascade,
  user_group_id bigint not null references user_group on delete cascade,
  created_at timestamptz not null default now(),
  created_by bigint references account
);
create index on purchase_request (sale_id);
alter table purchase_request enable row level security;
alter table purchase_request force row level security;
grant select, insert, delete on purchase_request to tsumugi_app;
create policy own on purchase_request to tsumugi_app using (user_group_id = current_user_group_id());

-- It sells in the trade and asks in the request.
create function refuse_foreign_purchase() returns trigger language plpgsql as $$
begin
  if not exists (select from document s, document r where s.id = new.sale_id and r.id = new.request_id
    and s.noun = 'trade' and r.noun = 'trade_request' and s.receiver_id = new.user_group_id and r.issuer_id = new.user_group_id) then
    raise exception 'request % asks for nothing of sale %', new.request_id, new.sale_id using errcode = 'TS409';
  end if;
  return new;
end $$;
create trigger of_own_sale before insert on purchase_request for each row execute function refuse_foreign_purchase();
