interface ItemValues {
  code?: string | undefined
  name?: string | undefined
  category?: string | undefined
  fabric?: string | undefined
  note?: string | undefined
  listPrice?: string | undefined
  wholesalePrice?: string | null | undefined
  deliveryWindow?: string | null | undefined
  colours?: { name: string; hex: string }[] | undefined
  sizes?: string[] | undefined
  tags?: string[] | undefined
}

/** What a caller may set; undefined leaves a column as it is. */
export const itemColumns = (item: ItemValues) => ({
  code: item.code,
  name: item.name,
  category: item.category,
  fabric: item.fabric,
  note: item.note,
  list_price: item.listPrice,
  wholesale_price: item.wholesalePrice,
  delivery_window: item.deliveryWindow,
  colours: item.colours && JSON.stringify(item.colours),
  sizes: item.sizes,
  tags: item.tags,
})
