import { expect, it } from 'vitest'
import { isGroup, mayRepeat, type FieldRows } from '../model/field-rows.ts'
import { invoiceRows } from '../model/invoice-fields.ts'
import { ublSequence, ublTypes, type UblParticle, type UblType } from './sequences.ts'

/** Every path of the table below a type, with the places in the schema it goes through. */
function strayPaths(rows: FieldRows, type: UblType): string[] {
  return Object.values(rows).flatMap((row) => {
    let below: UblType | null = type
    for (const name of row.path.split('/')) {
      const particle: UblParticle | undefined = below ? ublSequence(below).get(name) : undefined
      if (!particle) return [`${type}: ${row.path}`]
      below = particle.type
    }
    if (!isGroup(row)) return below === null ? [] : [`${row.path} holds elements`]
    return below ? strayPaths(row.rows, below) : [`${row.path} holds no elements`]
  })
}

it('every path of the table of fields stands in the schema', () => {
  expect(strayPaths(invoiceRows, 'Invoice')).toEqual([])
})

it('what the table repeats, the schema allows to be repeated somewhere on the way', () => {
  const wrong = Object.values(invoiceRows).filter((row) => {
    const particle = ublSequence('Invoice').get(row.path.split('/')[0] ?? '')
    return mayRepeat(row) && particle?.most !== null
  })
  expect(wrong).toEqual([])
})

it('every type is written without a name twice, and refers to types that are written', () => {
  for (const type of ublTypes) {
    const sequence = [...ublSequence(type).values()]
    expect(sequence.map(({ position }) => position)).toEqual(sequence.map((_, at) => at))
  }
})
