-- A product put back on the map and a product taken back to an earlier version had one word; only the second has changes.
update merchandising_version set action = 'revived' where action = 'restored' and changes = '[]'::jsonb;
