import type { ProductionDetail } from '@tsumugi/contract'

export const emptyProduction = {
  brandId: '',
  subBrandId: '',
  season: '',
  styleNo: '',
  name: '',
  listPrice: '',
  targetCost: '',
  note: '',
}
export type ProductionValues = typeof emptyProduction

export const valuesOf = (row: ProductionDetail): ProductionValues => ({
  brandId: String(row.brand.id),
  subBrandId: row.subBrand ? String(row.subBrand.id) : '',
  season: row.season ?? '',
  styleNo: row.styleNo,
  name: row.name,
  listPrice: row.listPrice ?? '',
  targetCost: row.targetCost ?? '',
  note: row.note ?? '',
})

export const inputOf = ({
  brandId,
  subBrandId,
  season,
  styleNo,
  name,
  listPrice,
  targetCost,
  note,
}: ProductionValues) => ({
  brandId: Number(brandId),
  subBrandId: Number(subBrandId) || null,
  season: season || null,
  styleNo: styleNo.trim(),
  name: name.trim(),
  listPrice: listPrice || null,
  targetCost: targetCost || null,
  note: note.trim() || null,
})
