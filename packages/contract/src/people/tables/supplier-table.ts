import * as z from 'zod/mini'
import { givenShape, maybe, needed, usual } from '../../kernel/record-field.ts'

const category = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

/** Kinds of organisations that one may buy from and begin. */
export const startedKinds = ['supplier', 'trade', 'distributor'] as const

/**
 * A table of suppliers: a row is whom one buys from. It is found by its registration number, else by one's own code of it, else
 * by its name. What it is called and where it stands are its own, and only said of those that are new.
 */
const fields = {
  partnerCode: maybe.text(24),
  name: needed.text(200),
  kind: maybe.choice(startedKinds),
  country: maybe.code(2),
  registrationNumber: maybe.text(40),
  terms: maybe.text(100),
  currency: maybe.code(3),
  basicContractOn: maybe.date(),
  protectedSubcontractor: usual.flag(),
  categories: usual.items(z.array(category).check(z.maxLength(20))),
  minLot: maybe.decimal(10, 2),
  leadDays: maybe.integer(0, 999),
  rating: maybe.integer(1, 5),
  note: maybe.notes(4_000),
} as const

export const supplierTable = {
  name: 'supplier',
  path: '/suppliers',
  fields,
  key: 'name',
  writes: { powerUser: true },
  given: z.object(givenShape(fields)),
} as const
