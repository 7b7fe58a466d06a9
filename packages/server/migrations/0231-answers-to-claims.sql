-- A seller refuses a claim of rejected goods in words, or offers the other remedy (domain §3.8); the buyer takes that, or asks
-- again. A credit of what was never billed is settled without a document: there is nothing to take back.
alter table delivery_claim drop constraint delivery_claim_status_check, drop constraint delivery_claim_check;
alter table delivery_claim
  add constraint delivery_claim_status_check check (status in ('open', 'countered', 'refused', 'agreed', 'settled')),
  add column counter text collate "C" check (counter in ('redelivery', 'credit')),
  add check (settled_by_id is null or status = 'settled'),
  add check (status <> 'settled' or settled_by_id is not null or remedy = 'credit'),
  add check ((status = 'countered') = (counter is not null));
grant update (counter) on delivery_claim to tsumugi_app;
