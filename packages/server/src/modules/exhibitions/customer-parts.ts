import type { CustomerPart } from '@tsumugi/contract'
import { partLabels } from './messages/customer-parts.ts'

const part = (key: keyof typeof partLabels, type: CustomerPart['type'], required: boolean): CustomerPart => ({
  key,
  labels: { ...partLabels[key] },
  type,
  required,
  options: [],
})

/** What a new exhibition asks a shop for, until its brand says otherwise. */
export const usualCustomerParts: CustomerPart[] = [
  part('shop', 'text', true),
  part('person', 'text', true),
  part('email', 'email', true),
  part('tel', 'tel', false),
  part('address', 'address', false),
]
