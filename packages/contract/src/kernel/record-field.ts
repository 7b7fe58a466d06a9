import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

/** How a value is entered and shown; a definition in the browser may put another widget in its place. */
export type FieldKind =
  'text' | 'notes' | 'code' | 'integer' | 'decimal' | 'date' | 'flag' | 'choice' | 'list' | 'colour' | 'items'

/** Must be given; may be null; or has a usual value that stands where none is given. */
export type Presence = 'needed' | 'maybe' | 'usual'

/** One field of a record. `schema` is of a value that is there. */
export interface MasterField<S extends Schema = Schema, P extends Presence = Presence> {
  readonly kind: FieldKind
  readonly schema: S
  readonly presence: P
  /** Of `choice` and `list`: the words to choose from, in their usual order. */
  readonly choices?: readonly string[]
  /** Of `decimal`: places after the point. */
  readonly places?: number
  /** Of `text`, `notes` and `code`: the most characters. */
  readonly most?: number
}
export type MasterFields = Readonly<Record<string, MasterField>>

const made = <S extends Schema, P extends Presence>(field: MasterField<S, P>) => field

/** The one rule of codes, as their hint says it: half-width letters, figures and . / - _ */
const codeForm = /^[A-Za-z0-9_./-]+$/

const textOf = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

function kinds<const P extends Presence>(presence: P) {
  return {
    text: (most = 100) => made({ kind: 'text', schema: textOf(most), presence, most }),
    notes: (most = 2000) => made({ kind: 'notes', schema: textOf(most), presence, most }),
    code: (most = 10) =>
      made({
        kind: 'code',
        // Full-width letters and figures are the same code; everything else is refused.
        schema: z.string().check(z.normalize('NFKC'), z.trim(), z.minLength(1), z.maxLength(most), z.regex(codeForm)),
        presence,
        most,
      }),
    integer: (least: number, most: number) =>
      made({ kind: 'integer', schema: z.int().check(z.minimum(least), z.maximum(most)), presence }),
    /** A decimal string with at most `whole` digits before and `places` after the point. */
    decimal: (whole: number, places: number, least: 'positive' | 'zero' = 'zero') =>
      made({ kind: 'decimal', schema: z.string().check(z.regex(decimalForm(whole, places, least))), presence, places }),
    date: () => made({ kind: 'date', schema: z.iso.date(), presence }),
    choice: <const Words extends readonly [string, ...string[]]>(choices: Words) =>
      made({ kind: 'choice', schema: z.enum(choices), presence, choices }),
    /** A colour as `#rrggbb`. */
    colour: () =>
      made({ kind: 'colour', schema: z.string().check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/)), presence }),
  }
}

/** The fields a record may have, by whether a value must be there. */
export const needed = kinds('needed')
export const maybe = kinds('maybe')
export const usual = {
  ...kinds('usual'),
  flag: () => made({ kind: 'flag', schema: z.boolean(), presence: 'usual' }),
  /** An ordered choice of some of the words, each at most once. */
  list: <const Words extends readonly [string, ...string[]]>(choices: Words) =>
    made({
      kind: 'list',
      schema: z.array(z.enum(choices)).check(z.maxLength(choices.length), distinct()),
      presence: 'usual',
      choices,
    }),
  /** Of a make that only one kind of record has. */
  items: <S extends Schema>(schema: S) => made({ kind: 'items', schema, presence: 'usual' }),
}

/** Each at most once. */
export const distinct = () =>
  z.refine((values: unknown) => new Set(values as unknown[]).size === (values as unknown[]).length)

function decimalForm(whole: number, places: number, least: 'positive' | 'zero'): RegExp {
  const notZero = least === 'positive' ? '(?=.*[1-9])' : ''
  return new RegExp(`^${notZero}\\d{1,${whole}}(\\.\\d{1,${places}})?$`)
}

type Given<F> =
  F extends MasterField<infer S, infer P>
    ? { needed: S; usual: z.ZodMiniOptional<S>; maybe: z.ZodMiniOptional<z.ZodMiniNullable<S>> }[P]
    : never
type Answered<F> = F extends MasterField<infer S, infer P> ? (P extends 'maybe' ? z.ZodMiniNullable<S> : S) : never

/** What a caller sends. */
export type GivenShape<F extends MasterFields> = { [Key in keyof F]: Given<F[Key]> }
/** What a caller gets: every field, null where it is empty. */
export type AnsweredShape<F extends MasterFields> = { [Key in keyof F]: Answered<F[Key]> }

const each = (fields: MasterFields, part: (field: MasterField) => Schema) =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, part(field)]))

export const givenShape = <F extends MasterFields>(fields: F) => each(fields, given) as GivenShape<F>
export const answeredShape = <F extends MasterFields>(fields: F) =>
  each(fields, ({ schema, presence }) => (presence === 'maybe' ? z.nullable(schema) : schema)) as AnsweredShape<F>

function given({ schema, presence }: MasterField): Schema {
  if (presence === 'needed') return schema
  return z.optional(presence === 'usual' ? schema : z.nullable(schema))
}
