import type { LabelSummary } from '@tsumugi/contract'
import { careEditions, labelStatuses, type CareEdition, type LabelStatus } from '@tsumugi/domain'
import { href, rewriteAddress, type QueryRecord } from '@tsumugi/navigation'
import { useState } from 'react'

/** What a list of labels shows; all of it travels in the address. */
export interface ListPlace {
  q: string
  status: LabelStatus | ''
  edition: CareEdition | ''
  brandId: number | null
  /** Labels of one product. */
  merchandisingId: number | null
  page: number
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const number = (value: unknown) => (/^[1-9]\d{0,14}$/.test(text(value)) ? Number(value) : null)
const among = <Value extends string>(values: readonly Value[], value: unknown): Value | '' =>
  values.find((each) => each === value) ?? ''

export const placeOf = (query: QueryRecord): ListPlace => ({
  q: text(query.q).slice(0, 100),
  status: among(labelStatuses, query.status),
  edition: among(careEditions, query.edition),
  brandId: number(query.brand_id),
  merchandisingId: number(query.merchandising_id),
  page: number(query.page) ?? 1,
})

export const listAddress = ({ q, status, edition, brandId, merchandisingId, page }: ListPlace): string =>
  href('qualityLabelings', null, {
    ...(q && { q }),
    ...(status && { status }),
    ...(edition && { edition }),
    ...(brandId && { brand_id: brandId }),
    ...(merchandisingId && { merchandising_id: merchandisingId }),
    ...(page > 1 && { page }),
  })

/** Filters and page of the list, kept in the address; whatever narrows the list begins at its first page. */
export function useListPlace(query: QueryRecord) {
  const [place, setPlace] = useState(() => placeOf(query))
  const given = listAddress(placeOf(query))
  const [seen, setSeen] = useState(given)
  if (seen !== given) {
    setSeen(given)
    if (given !== listAddress(place)) setPlace(placeOf(query))
  }
  const go = (change: Partial<ListPlace>) => {
    const next = { ...place, page: 1, ...change }
    setPlace(next)
    rewriteAddress(listAddress(next))
  }
  return {
    place,
    go,
    isFiltered:
      place.q !== '' ||
      place.status !== '' ||
      place.edition !== '' ||
      place.brandId !== null ||
      place.merchandisingId !== null,
  }
}

/** Where a label is opened: a finished one of others is read, one's own is written. */
export const addressOf = ({ id, foreign, status }: Pick<LabelSummary, 'id' | 'foreign' | 'status'>): string =>
  foreign || status === 'superseded' ? href('qualityLabeling', { id }) : href('qualityLabelingEdit', { id })
