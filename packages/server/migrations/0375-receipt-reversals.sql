-- What a receipt paid by mistake is taken back by a use of the opposite sign, once; the amount is a credit of the partner again.
alter table receipt_use add column reverses_id bigint unique references receipt_use;
alter table receipt_use drop constraint receipt_use_kind_check, drop constraint receipt_use_amount_check,
  drop constraint receipt_use_check;
alter table receipt_use
  add constraint receipt_use_kind check (kind in ('allocation', 'application', 'return', 'reversal')),
  add constraint receipt_use_sign check (case when kind = 'reversal' then amount < 0 else amount > 0 end),
  add constraint receipt_use_settlement check ((kind = 'return') = (settlement_id is null)),
  add constraint receipt_use_reverses check ((kind = 'reversal') = (reverses_id is not null));
