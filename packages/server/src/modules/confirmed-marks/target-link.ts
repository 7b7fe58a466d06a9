/** The screen of a record for those it belongs to; null where it has none of its own. */
export function targetLink(kind: string, id: number): string | null {
  const paths: Partial<Record<string, string>> = {
    quality_labeling: `/s/quality_labelings/${id}/edit`,
    exhibition: `/s/exhibition_admin/${id}`,
    production: `/s/productions/${id}`,
    production_schedule: `/s/production_schedules/${id}`,
    supplier: `/s/suppliers/${id}`,
    brand: `/s/master/brands/${id}`,
    color: `/s/master/colors/${id}`,
    size: `/s/master/sizes/${id}`,
    fabric: `/s/master/fabrics/${id}`,
    part_name: `/s/master/part_names/${id}`,
    sku_group: `/s/master/sku_groups/${id}`,
  }
  return paths[kind] ?? null
}
