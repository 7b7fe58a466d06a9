-- Whether a step that is done was approved is read off the last mark about it (domain §3.4).
create index on confirmed_mark (target_kind, target_id, content_key);
