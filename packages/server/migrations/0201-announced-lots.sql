-- What is on its way of a dye lot is said by people: who read an older figure is told (domain §4.4).
alter table material_lot add column lock_version int not null default 0;
