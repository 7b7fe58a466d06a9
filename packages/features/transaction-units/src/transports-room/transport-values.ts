import type { TransportDetail } from '@tsumugi/contract'
import { airWaybillFinding, containerFinding, type TransportLeg } from '@tsumugi/domain/trading'

/** A transport as its form holds it; '' where a field is empty. */
export interface TransportValues {
  readonly name: string
  readonly mode: string
  readonly carrier: string
  readonly vessel: string
  readonly waybill: string
  readonly container: string
  readonly incoterm: string
  readonly customs: string
  readonly note: string
  readonly legs: readonly TransportLeg[]
  readonly deliveryIds: readonly number[]
}

export const emptyTransport: TransportValues = {
  name: '',
  mode: 'sea',
  carrier: '',
  vessel: '',
  waybill: '',
  container: '',
  incoterm: '',
  customs: 'none',
  note: '',
  legs: [],
  deliveryIds: [],
}

export const valuesOf = (row: TransportDetail): TransportValues => ({
  name: row.name,
  mode: row.mode,
  carrier: row.carrier ?? '',
  vessel: row.vessel ?? '',
  waybill: row.waybill ?? '',
  container: row.container ?? '',
  incoterm: row.incoterm ?? '',
  customs: row.customs,
  note: row.note ?? '',
  legs: row.legs,
  deliveryIds: row.aboard.map(({ id }) => id),
})

export const inputOf = ({ name, legs, ...values }: TransportValues) => ({
  ...values,
  name: name.trim(),
  carrier: values.carrier.trim() || null,
  vessel: values.vessel.trim() || null,
  waybill: values.waybill.trim() || null,
  container: values.container.trim() || null,
  incoterm: values.incoterm || null,
  note: values.note.trim() || null,
  legs: [...legs],
})
export type TransportInput = ReturnType<typeof inputOf>

export type NumberDoubt = 'container.malformed' | 'container.check_digit' | 'waybill.malformed' | 'waybill.check_digit'

/** What is doubtful about its numbers: they are kept as they are, for papers may be wrong too (domain §3.8, warn). */
export function numberDoubts({ mode, container, waybill }: Pick<TransportValues, 'mode' | 'container' | 'waybill'>) {
  const found: NumberDoubt[] = []
  const box = container.trim() === '' ? 'right' : containerFinding(container)
  if (box !== 'right') found.push(`container.${box}`)
  const bill = mode !== 'air' || waybill.trim() === '' ? 'right' : airWaybillFinding(waybill)
  if (bill !== 'right') found.push(`waybill.${bill}`)
  return found
}
