-- Cloth that was put into a cart from a line of a cost sheet keeps which line it is for, as requests for estimates do: what is
-- billed for it finds its way back to the line, in every version of the sheet.
create index on cost_line_inquiry (lineage);
