-- The draft that a seller began to settle a claim with (domain §3.8): asked again, it is answered and not made a second time.
alter table delivery_claim add column begun_id bigint references document on delete set null;
create index on delivery_claim (begun_id) where begun_id is not null;
grant update (begun_id) on delivery_claim to tsumugi_app;
