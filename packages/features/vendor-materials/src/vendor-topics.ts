/** What is asked for again when something of a vendor has changed: here (`vender`), or told by the server. */
export const vendorTopics = [
  'vender',
  'vendor',
  'vendor_material',
  'vendor_packing_list',
  'vendor_contract_map',
  'vendor_exported_material',
  'data_converter',
]
