-- How a raw material is cared for, as its cloth on the market is (domain §3.12): labels take it over.
alter table raw_material add column care_codes int[] not null default '{}';
