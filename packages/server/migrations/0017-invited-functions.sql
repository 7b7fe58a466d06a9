-- Which functions an invitation gives; null: every function of the organisation. Open invitations keep what they were sent with.
alter table account_token add column functions text[];
