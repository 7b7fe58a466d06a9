-- What rules know of an electronic invoice besides its file (rate of the yen, who is protected, a number that a power user
-- vouched for), and which one another takes back (evidence e-invoice §4, §7).

alter table fedi_invoice
  add column known jsonb not null default '{}',
  add column cancels_id bigint references fedi_invoice;
create unique index on fedi_invoice (cancels_id) where cancels_id is not null;

-- A cancellation says the same revision once more.
drop index fedi_invoice_of_document;
create unique index fedi_invoice_of_document on fedi_invoice (user_group_id, document_id, document_revision)
  where direction = 'issue' and cancels_id is null;
