import type { CustomerPart, Exhibition } from '@tsumugi/contract'
import { isBusinessDate, type PriceMode } from '@tsumugi/domain'

export type DeliveryWindow = Exhibition['deliveryWindows'][number]

/** A customer part as it is typed: options a line each. */
export interface PartDraft extends Pick<CustomerPart, 'key' | 'type' | 'required'> {
  ja: string
  en: string
  zh: string
  options: string
}

/** What the form edits. Days and times are the reader's own. */
export interface ExhibitionValues {
  brandId: string
  name: string
  season: string
  opensOn: string
  opensAt: string
  closesOn: string
  closesAt: string
  password: string
  currency: string
  priceMode: PriceMode
  ratePercent: string
  minAmount: string
  minQuantity: string
  windows: DeliveryWindow[]
  /** None: the usual questions are asked. */
  parts: PartDraft[]
  terms: string
}

const two = (value: number) => String(value).padStart(2, '0')
function localOf(instant: string | undefined, time: string): { day: string; time: string } {
  if (!instant) return { day: '', time }
  const at = new Date(instant)
  return {
    day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  }
}

export function exhibitionValues(exhibition: Exhibition | undefined): ExhibitionValues {
  const opens = localOf(exhibition?.opensAt, '10:00')
  const closes = localOf(exhibition?.closesAt, '18:00')
  return {
    brandId: exhibition ? String(exhibition.brandId) : '',
    name: exhibition?.name ?? '',
    season: exhibition?.season ?? '',
    opensOn: opens.day,
    opensAt: opens.time,
    closesOn: closes.day,
    closesAt: closes.time,
    password: '',
    currency: exhibition?.currency ?? 'JPY',
    priceMode: exhibition?.priceMode ?? 'wholesale',
    ratePercent: exhibition?.ratePercent ?? '60',
    minAmount: exhibition?.minAmount ?? '',
    minQuantity:
      exhibition?.minQuantityPerStyle === null || exhibition?.minQuantityPerStyle === undefined
        ? ''
        : String(exhibition.minQuantityPerStyle),
    windows: exhibition?.deliveryWindows ?? [],
    parts:
      exhibition?.customerParts.map(({ key, labels, type, required, options }) => ({
        key,
        ja: labels.ja ?? '',
        en: labels.en ?? '',
        zh: labels['zh-CN'] ?? '',
        type,
        required,
        options: options.join('\n'),
      })) ?? [],
    terms: exhibition?.terms ?? '',
  }
}

/** A key that none of the rows has: `window_3`. Kept from then on, since items and orders name rows by it. */
export function freeKey(noun: string, rows: readonly { key: string }[]): string {
  const taken = new Set(rows.map(({ key }) => key))
  let number = 1
  while (taken.has(`${noun}_${number}`)) number += 1
  return `${noun}_${number}`
}

export const windowFaults = ({ label, startsOn, endsOn }: DeliveryWindow) => ({
  label: !label.trim(),
  startsOn: !isBusinessDate(startsOn),
  endsOn: !isBusinessDate(endsOn) || endsOn < startsOn,
})

export const partFaults = (part: PartDraft) => ({
  ja: !part.ja.trim(),
  options: part.type === 'select' && optionsOf(part).length === 0,
})

/** Whether a row of either list cannot be saved as it is. */
export const isFaulty = (faults: Record<string, boolean>): boolean => Object.values(faults).some(Boolean)

const optionsOf = ({ options }: PartDraft) =>
  options
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean)

/** A label that is missing is the one before it. */
function partOf(draft: PartDraft): CustomerPart {
  const { key, type, required } = draft
  const ja = draft.ja.trim()
  const en = draft.en.trim() || ja
  return {
    key,
    type,
    required,
    options: type === 'select' ? optionsOf(draft) : [],
    labels: { ja, en, 'zh-CN': draft.zh.trim() || en },
  }
}

const instantOf = (day: string, time: string) => new Date(`${day}T${time || '00:00'}`).toISOString()

export function exhibitionInput(values: ExhibitionValues) {
  const parts = values.parts.map(partOf)
  return {
    brandId: Number(values.brandId),
    name: values.name.trim(),
    season: values.season.trim() || null,
    opensAt: instantOf(values.opensOn, values.opensAt),
    closesAt: instantOf(values.closesOn, values.closesAt),
    currency: values.currency,
    priceMode: values.priceMode,
    ratePercent: values.ratePercent || '60',
    minAmount: values.minAmount || null,
    minQuantityPerStyle: values.minQuantity ? Number(values.minQuantity) : null,
    deliveryWindows: values.windows.map((each) => ({ ...each, label: each.label.trim() })),
    terms: values.terms,
    // A password that is left empty stays.
    customerParts: parts,
    ...(values.password ? { password: values.password } : {}),
  }
}

/** What a new one is made of: where nobody set a question, it asks the usual ones. */
export function newExhibitionInput(values: ExhibitionValues) {
  const { customerParts, ...input } = exhibitionInput(values)
  return customerParts.length > 0 ? { ...input, customerParts } : input
}
