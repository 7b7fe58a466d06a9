-- What years of work are looked through by (issue §2): the audit by action and by person, and templates in order of name.
create index audit_event_by_action on audit_event (user_group_id, (action collate "C"), id);
create index audit_event_by_person on audit_event (user_group_id, account_id, id);
create index audit_event_by_stand_in on audit_event (user_group_id, original_account_id, id)
  where original_account_id is not null;
create index merchandising_template_name on merchandising (user_group_id, (name collate "C"), id)
  where template and discarded_at is null;
-- Either side's documents of a kind, the last changed first, as their lists open.
create index document_issued_latest on document (issuer_id, noun, updated_at desc nulls last, id desc nulls last);
create index document_received_latest on document (receiver_id, noun, updated_at desc nulls last, id desc nulls last);
