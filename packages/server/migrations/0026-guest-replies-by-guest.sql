-- A reply is kept for the guest who was given it: another one at the same exhibition, with the same key and body, makes a
-- write of their own. What was kept before belongs to nobody now; it would have gone within a day.
delete from exhibition_guest_reply;
alter table exhibition_guest_reply add column guest bytea not null;
alter table exhibition_guest_reply drop constraint exhibition_guest_reply_pkey;
alter table exhibition_guest_reply add primary key (exhibition_id, guest, route, key);
