-- By which day a document is to be answered or done, beside its status: what is late is found by an index, however many
-- documents of years before there are. It is the day in the fields of its kind, which say it for people; written by them alone.
alter table document add column due_on date;

create function keep_due_on() returns trigger language plpgsql as $$
declare
  due date := to_jsonb(new) ->> tg_argv[0];
begin
  update document set due_on = due where id = new.document_id and due_on is distinct from due;
  return null;
end $$;

alter table document no force row level security;
do $$
declare
  kind text;
  field text;
begin
  for kind, field in values ('trade_request', 'reply_due'), ('trade', 'delivery_due'), ('estimation_request', 'reply_due'),
    ('estimation', 'valid_until'), ('contract', 'delivery_due'), ('delivery', 'planned_on'), ('invoice', 'due_on'),
    ('material_order', 'wish_date') loop
    execute format('alter table %I no force row level security', kind);
    execute format('update document d set due_on = k.%I from %I k where k.document_id = d.id and k.%1$I is not null', field, kind);
    execute format('create trigger due_on after insert or update of %I on %I for each row execute function keep_due_on(%1$L)',
      field, kind);
    execute format('alter table %I force row level security', kind);
  end loop;
end $$;
alter table document force row level security;

create index document_issued_due on document (issuer_id, noun, status, due_on) where due_on is not null;
create index document_received_due on document (receiver_id, noun, status, due_on) where due_on is not null;
-- Lines that name a style by its number alone.
create index document_line_item on document_line (item) where sku_id is null and item is not null;
