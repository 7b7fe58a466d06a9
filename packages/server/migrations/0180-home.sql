-- What the first page asks on every visit is found without reading what is done with: open parts of the ledger, open
-- questions of partners (domain §3.19).
create index payable_owed on payable (debtor_id, due_on) include (currency, amount, cleared, paid, held)
  where amount - cleared - paid <> 0;
create index payable_owed_to on payable (creditor_id, due_on) include (currency, amount, cleared, received, held)
  where amount - cleared - received <> 0;
create index document_proposal_asked on document_proposal (other_id, id) where status = 'open';
create index document_proposal_asking on document_proposal (author_id, id) where status = 'open';
create index matching_application_new on matching_application (recruiter_id) where status = 'sent';
create index recruitment_question_open on recruitment_question (recruiter_id) where answer is null;
-- What is due within a week, of one's own and of what one makes for others.
create index phase_delivery_due on phase (delivery_due) where delivery_due is not null;
