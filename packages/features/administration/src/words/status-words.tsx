import { useText } from '@tsumugi/i18n'
import type { FunctionKey, Kind, MemberRole, MemberStatus, RelationStatus } from '@tsumugi/domain'
import { Status, type StatusLook } from '@tsumugi/ui'
import { useMemo } from 'react'
import { wordTexts } from './messages/catalogue.ts'

const memberLooks: Readonly<Record<MemberStatus, StatusLook>> = {
  invited: 'waiting',
  active: 'done',
  suspended: 'stopped',
  left: 'stopped',
}
const relationLooks: Readonly<Record<RelationStatus, StatusLook>> = {
  prospect: 'todo',
  pending_approval: 'waiting',
  active: 'done',
  suspended: 'stopped',
}
const standingLooks = { prospect: 'waiting', agreed: 'done', suspended: 'stopped' } as const

/** The words of this area by what they stand for. */
export function useWords() {
  const t = useText(wordTexts)
  return useMemo(
    () => ({
      kind: (kind: Kind) => t(`kind.${kind}`),
      function: (key: FunctionKey) => t(`function.${key}`),
      role: (role: MemberRole) => t(`role.${role}`),
      memberStatus: (status: MemberStatus) => t(`status.${status}`),
      relation: (status: RelationStatus) => t(`relation.${status}`),
      standing: (standing: keyof typeof standingLooks) => t(`standing.${standing}`),
      locale: t.locale,
    }),
    [t],
  )
}

export const MemberStatusMark = ({ status }: { status: MemberStatus }) => (
  <Status look={memberLooks[status]}>{useWords().memberStatus(status)}</Status>
)

export const RelationStatusMark = ({ status }: { status: RelationStatus }) => (
  <Status look={relationLooks[status]}>{useWords().relation(status)}</Status>
)

export const StandingMark = ({ standing }: { standing: keyof typeof standingLooks }) => (
  <Status look={standingLooks[standing]}>{useWords().standing(standing)}</Status>
)
