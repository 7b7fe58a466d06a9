-- A kind of document: the fields of its row in the contract, and what every kind has.
create table sample_noun (
  document_id bigint primary key references document on delete cascade,
  remarks text
);
call document_kind('sample_noun');
