import { isBusinessDate } from '../dates/business-date.ts'
import { isDecimal } from '../money/decimal.ts'
import type { ExtensionValue, ValueFault, ValueRule } from './field-types.ts'

const isEmpty = (value: ExtensionValue) =>
  value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)

/** A value as it is stored, or what is wrong with it (domain §3.17: validated by type). */
export function readExtensionValue(
  rule: ValueRule,
  value: ExtensionValue,
): { value: ExtensionValue } | { fault: ValueFault } {
  if (rule.type === 'formula') return { fault: 'computed' }
  if (isEmpty(value)) return rule.required ? { fault: 'missing' } : { value: null }
  return checked(rule, value)
}

function checked(
  { type, options }: ValueRule,
  value: ExtensionValue,
): { value: ExtensionValue } | { fault: ValueFault } {
  const text = typeof value === 'string' ? value.trim() : null
  switch (type) {
    case 'text':
      return text === null ? { fault: 'wrong_type' } : { value: text }
    case 'number': {
      const figure = typeof value === 'number' ? String(value) : (text ?? '').normalize('NFKC').replaceAll(',', '')
      return isDecimal(figure) && figure.length <= 24 ? { value: figure } : { fault: 'not_a_number' }
    }
    case 'date':
      return text !== null && isBusinessDate(text) ? { value: text } : { fault: 'not_a_date' }
    case 'select':
      return text !== null && options.includes(text) ? { value: text } : { fault: 'not_an_option' }
    case 'multi': {
      if (!Array.isArray(value)) return { fault: 'wrong_type' }
      const chosen = options.filter((option) => value.includes(option))
      return chosen.length === new Set(value).size ? { value: chosen } : { fault: 'not_an_option' }
    }
    case 'check':
      return typeof value === 'boolean' ? { value } : { fault: 'wrong_type' }
    default:
      return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? { value } : { fault: 'wrong_type' }
  }
}

/** A value under another rule, or undefined where it cannot become one (a type changes only if all values convert). */
export function convertExtensionValue(
  from: ValueRule['type'],
  to: ValueRule,
  value: ExtensionValue,
): ExtensionValue | undefined {
  if (value === null || from === to.type) return settled(readExtensionValue({ ...to, required: false }, value))
  if (to.type === 'formula' || from === 'formula') return undefined
  const isReference = (type: ValueRule['type']) => type === 'user' || type === 'file'
  if (isReference(from) || isReference(to.type)) return undefined
  return settled(readExtensionValue({ ...to, required: false }, shaped(to.type, value)))
}

const settled = (read: ReturnType<typeof readExtensionValue>) => ('value' in read ? read.value : undefined)

function shaped(to: ValueRule['type'], value: ExtensionValue): ExtensionValue {
  const text = Array.isArray(value) ? value.join(', ') : String(value)
  if (to === 'multi') return Array.isArray(value) ? value : [text]
  if (to !== 'check') return text
  return /^(true|1|yes|はい|○|✓)$/i.test(text) ? true : /^(false|0|no|いいえ|×)$/i.test(text) ? false : text
}
