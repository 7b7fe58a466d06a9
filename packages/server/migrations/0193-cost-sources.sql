-- Where a cost comes from, so that no figure is entered twice (domain §3.5, §3.14). What a product of the MD map costs is
-- said by the cost sheet of its style from its approval on, unless its own cost was typed over that.
alter table merchandising add column cost_typed boolean not null default false;

-- The line of an estimate or contract that a cost line was filled from. Issued lines are never deleted.
alter table resource_plan_line add column source_line_id bigint references document_line;
create index on resource_plan_line (source_line_id) where source_line_id is not null;

-- Which line of which sheet a line of a request for an estimate was begun from: what is quoted for it finds its way back.
create table cost_line_inquiry (
  document_line_id bigint primary key references document_line on delete cascade,
  user_group_id bigint not null references user_group,
  sheet_id bigint not null references resource_plan_sheet,
  lineage uuid not null,
  foreign key (sheet_id, user_group_id) references resource_plan_sheet (id, user_group_id) on delete cascade
);
create index on cost_line_inquiry (sheet_id, lineage);
create index on cost_line_inquiry (user_group_id);
alter table cost_line_inquiry enable row level security;
alter table cost_line_inquiry force row level security;
create policy own on cost_line_inquiry to tsumugi_app using (user_group_id = current_user_group_id());
grant select, insert, delete on cost_line_inquiry to tsumugi_app;
