/** Of which resource the ids in addresses and bodies are, where they bear the name of another. */
export const kindOfKey: Record<string, string> = {
  brand_id: 'brands',
  merchandising_id: 'merchandisings',
  template_id: 'merchandisings',
  categories: 'userGroupDefinedCategories',
  target_id: 'merchandisingFiles',
  current_user_group_id: 'userGroups',
  exhibition_id: 'exhibitions',
  exhibition_item_id: 'exhibitionItems',
  merchandising_ids: 'merchandisings',
  exhibition_order_id: 'exhibitionOrders',
  user_group_id: 'userGroups',
  user_id: 'users',
  supplier_id: 'suppliers',
  production_id: 'productions',
  phase_id: 'phases',
  stock_keeping_unit_id: 'stockKeepingUnits',
  sub_brand_id: 'subBrands',
  color_id: 'colors',
  size_id: 'sizes',
}

/** What addresses name by a word. */
export const words: Readonly<Record<string, string>> = { size: '480', vendor: 'standard' }

/** A vendor is named by a word: everybody has own ones under it. */
export const isOfOwnVendor = (path: string): boolean => /^[^{]*\{vendor\}[^{]*$/.test(path)
