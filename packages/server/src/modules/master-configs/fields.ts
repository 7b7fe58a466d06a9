import { masters, snake } from '@tsumugi/contract'
import { admits, type SessionUser } from '@tsumugi/domain'

/** A field of a kind of master data, as it stands before anybody sets it. */
export interface UsualField {
  readonly kind_group: string
  readonly key: string
  readonly position: number
  /** Its records cannot do without it. */
  readonly fixed: boolean
}

/** The definitions of own fields say for themselves what is shown and required. */
const set = Object.values(masters).filter(({ name }) => name !== 'extensionFieldDefinition')

/** Every field of the master data that this person reads, in its usual order. */
export const fieldsFor = (user: SessionUser): UsualField[] =>
  set
    .filter(({ reads }) => admits(user, reads, { query: {} }))
    .flatMap(({ name, fields }) =>
      Object.entries(fields).map(([key, { presence }], position) => ({
        kind_group: snake(name),
        key: snake(key),
        position,
        fixed: presence === 'needed',
      })),
    )
