-- An estimate whose last day is over expires by itself (domain §3.7). Which ones are due is asked each hour for all organisations.
create index document_offers_due on document (due_on) where noun = 'estimation' and status = 'issued';

-- That nobody took an offer is no entry in anybody's books: it expires over the closing of them, as no person could move it.
drop trigger closed_issuer on document;
drop trigger closed_receiver on document;
create trigger closed_issuer before update on document for each row
  when (new.noun not in ('trade', 'trade_request')
    and (old.status <> new.status and not (new.noun = 'estimation' and new.status = 'expired')
      or old.issue_date is distinct from new.issue_date or old.revision <> new.revision))
  execute function refuse_closed('issue_date', '1 day', 'issuer_id');
create trigger closed_receiver before update on document for each row
  when (new.noun not in ('trade', 'trade_request') and new.receiver_id is not null
    and (old.status <> new.status and not (new.noun = 'estimation' and new.status = 'expired')
      or old.issue_date is distinct from new.issue_date or old.revision <> new.revision))
  execute function refuse_closed('issue_date', '1 day', 'receiver_id');
