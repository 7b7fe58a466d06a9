-- Views are kept of the lists of all masters too; which lists there are is told by the contract.
alter table list_template drop constraint list_template_target_check;
alter table list_template add constraint list_template_target_check check (target ~ '^[a-z_]{1,60}$');
