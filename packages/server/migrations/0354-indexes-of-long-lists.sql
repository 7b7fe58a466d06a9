-- What a screen shows of a period, of what is still owed or of one brand is found by an index, however much lies beside it.

-- Deliveries by the day they are expected, of those that have not arrived, and transports by the day they arrive.
create index delivery_expected on delivery (planned_on) where arrived_on is null;
create index transport_arrives on transport (arrives_on) where arrives_on is not null;

-- What is open, in the order of the ledger's usual page, with all that its tabs, home and row-level security ask of it; all that
-- there is, counted by the index alone.
drop index payable_owed;
create index payable_owed on payable (debtor_id, due_on, id) include (creditor_id, currency, amount, cleared, paid, held)
  where (amount - cleared - paid) <> 0;
drop index payable_owed_to;
create index payable_owed_to on payable (creditor_id, due_on, id)
  include (debtor_id, currency, amount, cleared, received, held) where (amount - cleared - received) <> 0;
create index payable_of_debtor on payable (debtor_id) include (creditor_id);
create index payable_of_creditor on payable (creditor_id) include (debtor_id);

-- Whether a brand or sub-brand is shown to a partner is asked for each row that names it.
create index production_brand on production (brand_id);
create index production_sub_brand on production (sub_brand_id) where sub_brand_id is not null;
