-- What the schedule came to before one side asked for other dates, as each of the two sides reads it: its own steps move
-- at once, so the plan as it stands no longer tells what the move as a whole costs.

alter table procedure_proposal add column outcome_before jsonb;
