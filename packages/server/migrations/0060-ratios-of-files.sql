-- Width ÷ height of a picture, measured when it comes in: a board that shows it again need not read its bytes. Null where
-- the file is no picture, or came before it was measured.
alter table stored_file add column ratio numeric(8, 4);

update stored_file f set ratio = b.ratio from brand_image b
  where b.user_group_id = f.user_group_id and b.storage_key = f.storage_key and b.ratio is not null;
