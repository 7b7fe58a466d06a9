-- What the platform's figures are made of is found by its month (domain §3.19): rows of the audit lie in the order of time,
-- so that a summary of its blocks is enough and costs a write nothing.
create index audit_event_month on audit_event using brin (at);
create index document_ordered on document (issue_date) include (currency, amount, status, issuer_id)
  where noun = 'contract' and shared;
create index delivery_arrived on delivery (arrived_on) where arrived_on is not null;
