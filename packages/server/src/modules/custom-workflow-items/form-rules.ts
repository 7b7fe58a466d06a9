import type { WorkflowField } from '@tsumugi/contract'
import { isBusinessDate, isDecimal } from '@tsumugi/domain'
import { invalid, type Cause } from '../../http/refusal.ts'
import type { FormValues } from './queries.ts'

const fits: Record<WorkflowField['type'], (value: string | boolean, field: WorkflowField) => boolean> = {
  text: (value) => typeof value === 'string' && value.length <= 200,
  long_text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'string' && isAmount(value),
  money: (value) => typeof value === 'string' && isAmount(value),
  date: (value) => typeof value === 'string' && isBusinessDate(value),
  select: (value, { options }) => typeof value === 'string' && options.includes(value),
  check: (value) => typeof value === 'boolean',
}

const isAmount = (text: string) => isDecimal(text) && /^-?\d{1,12}(\.\d{1,4})?$/.test(text)
const isEmpty = (value: string | boolean | null | undefined) => value === null || value === undefined || value === ''

/** The values that the form knows, each as its type asks; refused field by field. Whether all that must be is there is asked later. */
export function checkedValues(fields: readonly WorkflowField[], values: FormValues): FormValues {
  const causes: Cause[] = []
  const known = fields.map((field) => {
    const value = values[field.key]
    if (isEmpty(value)) return [field.key, null] as const
    if (!fits[field.type](value!, field)) causes.push({ code: 'invalid', field: `values.${field.key}` })
    return [field.key, value!] as const
  })
  if (causes.length) throw invalid(...causes)
  return Object.fromEntries(known)
}

/** What must be filled in before it can be asked for; an agreement must be given. */
export function missingFields(fields: readonly WorkflowField[], values: FormValues): string[] {
  return fields
    .filter(
      ({ key, required, type }) => required && (isEmpty(values[key]) || (type === 'check' && values[key] !== true)),
    )
    .map(({ key }) => key)
}

export function assertComplete(fields: readonly WorkflowField[], values: FormValues): void {
  const missing = missingFields(fields, values)
  if (missing.length) throw invalid(...missing.map((key): Cause => ({ code: 'missing', field: `values.${key}` })))
}
