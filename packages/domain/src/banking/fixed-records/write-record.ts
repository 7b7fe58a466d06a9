import type { Column, RecordLayout, RecordValues } from './record-layout.ts'

/**
 * One record of exactly the length of its layout, without a line end.
 * @throws RangeError where a value does not fit its column: check before writing.
 */
export function writeRecord<Name extends string>(
  layout: RecordLayout<Name>,
  values?: RecordValues<NoInfer<Name>>,
): string {
  return layout.columns.map((column) => filled(column, column.constant ?? values?.[column.name] ?? '')).join('')
}

function filled({ name, kind, length }: Column, value: string): string {
  if (value.length > length) throw new RangeError(`'${value}' does not fit the ${length} bytes of ${name}.`)
  if (kind === 'C') return value.padEnd(length, ' ')
  if (!/^\d*$/.test(value)) throw new RangeError(`'${value}' is no number for ${name}: digits only.`)
  return value.padStart(length, '0')
}
