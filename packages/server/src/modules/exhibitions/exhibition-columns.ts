import type { CustomerPart } from '@tsumugi/contract'

interface ExhibitionValues {
  brandId?: number | undefined
  name?: string | undefined
  season?: string | null | undefined
  opensAt?: string | undefined
  closesAt?: string | undefined
  currency?: string | undefined
  priceMode?: string | undefined
  ratePercent?: string | undefined
  minAmount?: string | null | undefined
  minQuantityPerStyle?: number | null | undefined
  deliveryWindows?: { key: string; label: string; startsOn: string; endsOn: string }[] | undefined
  customerParts?: CustomerPart[] | undefined
  terms?: string | undefined
  partnerOrigins?: string[] | undefined
}

/** What a caller may set; undefined leaves a column as it is. With no questions of its own an exhibition asks the usual ones. */
export const exhibitionColumns = (values: ExhibitionValues) => ({
  brand_id: values.brandId,
  name: values.name,
  season: values.season,
  opens_at: values.opensAt,
  closes_at: values.closesAt,
  currency: values.currency,
  price_mode: values.priceMode,
  rate_percent: values.ratePercent,
  min_amount: values.minAmount,
  min_quantity_per_style: values.minQuantityPerStyle,
  delivery_windows: values.deliveryWindows && JSON.stringify(values.deliveryWindows),
  // None asked for is none: the usual ones stand where nothing was said.
  customer_parts: values.customerParts && JSON.stringify(values.customerParts),
  terms: values.terms,
  partner_origins: values.partnerOrigins,
})
