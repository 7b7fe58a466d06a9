-- More nouns of the palette (domain §3.19, §4.14), each by what it is called.
call searched('approval', 'code', 'title');
call searched('custom_workflow_item', 'title');
call searched('fedi_invoice', 'number', 'sender_name', 'receiver_name');
call searched('payment_run', 'number');
call searched('catalogue_cloth', 'code', 'name');
call searched('exhibition_order', 'number', 'customer_name');
call searched('category', 'code', 'name');
call searched('payment_term_definition', 'name');
call searched('vendor_exported_material', 'name');
