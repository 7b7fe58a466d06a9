-- What a converted exhibition order hands over to production, per SKU, and the paper of a laboratory beside its figures.

alter table exhibition_order add converted_at timestamptz;
-- pieces to be made, which need not be those ordered; null until the order is converted
alter table exhibition_order_line add production_quantity int check (production_quantity >= 0);

-- Orders that were converted before handed over what they ordered. The owner of the tables sees all rows for it.
alter table exhibition_order no force row level security;
alter table exhibition_order_line no force row level security;
update exhibition_order set converted_at = updated_at where status = 'converted';
update exhibition_order_line l set production_quantity = l.quantity
  from exhibition_order o where o.id = l.exhibition_order_id and o.status = 'converted';
alter table exhibition_order force row level security;
alter table exhibition_order_line force row level security;

alter table quality_labeling add lab_file_id bigint references record_file;
create index on quality_labeling (lab_file_id);

-- What was received and sold is typed in by several people.
alter table merchandising_result add lock_version int not null default 0;
