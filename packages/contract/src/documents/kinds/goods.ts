import type { Guard } from '@tsumugi/domain'
import { maybe, needed } from '../../kernel/record-field.ts'

/** Those who buy and make garments (spec §2, Estimation and orders). */
export const traders = { kinds: ['brand', 'supplier', 'trade'] } as const satisfies Guard
/** Those who bill and are billed: distributors bill their cloth (spec §2, Billing is everybody’s; domain §3.12). */
export const billers = { kinds: [...traders.kinds, 'distributor'] } as const satisfies Guard

/** What goods are counted in (domain §1, Quantity). */
export const units = ['pc', 'set', 'm', 'yd', 'kg', 'roll', 'cone', 'dozen', 'gross'] as const

/** What a line says of the goods it is about, whatever the document. */
export const goods = {
  item: maybe.text(60),
  colour: maybe.text(60),
  size: maybe.text(30),
  description: maybe.text(200),
  unit: needed.choice(units),
} as const
