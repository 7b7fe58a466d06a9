import type { Member, Organisation } from '@tsumugi/contract'
import { memberRoles, memberStatuses } from '@tsumugi/domain'
import { formatDate, useText } from '@tsumugi/i18n'
import type { QueryRecord } from '@tsumugi/navigation'
import { Button, Select, type Column } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { useMemo, useState } from 'react'
import { ListFrame } from '../frame/list-frame.tsx'
import { useListPlace } from '@tsumugi/records'
import { SearchFilter } from '../frame/search-filter.tsx'
import { useMembers } from '../people-queries.ts'
import { MemberStatusMark, useWords } from '../words/status-words.tsx'
import { InvitationsList } from './invitations-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { memberTexts } from './messages/catalogue.ts'

interface MembersPanelProps {
  organisation: Organisation
  mayWrite: boolean
  query: QueryRecord
  path: string
}

/** The people of the organisation, with their roles; invitations that nobody has accepted yet stand above. */
export function MembersPanel({ organisation, mayWrite, query, path }: MembersPanelProps) {
  const t = useText(memberTexts)
  const words = useWords()
  const place = useListPlace({ query }, path, ['q', 'role', 'status'])
  const answer = useMembers(organisation.id, { page: place.page, ...place.values })
  const [opened, setOpened] = useState<Member | null>(null)
  const [inviting, setInviting] = useState(false)
  const columns = useMemo(
    (): Column<Member>[] => [
      { key: 'name', head: t('name'), width: 160, cell: ({ name }) => <b>{name}</b> },
      { key: 'email', head: t('email'), width: 220, cell: ({ email }) => email },
      { key: 'role', head: t('role'), width: 120, cell: ({ role }) => words.role(role) },
      { key: 'status', head: t('status'), width: 110, cell: ({ status }) => <MemberStatusMark status={status} /> },
      {
        key: 'twoFactor',
        head: t('twoFactor'),
        width: 110,
        cell: ({ twoFactor }) => (twoFactor ? t('twoFactor.on') : '–'),
      },
      {
        key: 'lastSeenAt',
        head: t('lastSeen'),
        width: 110,
        align: 'end',
        cell: ({ lastSeenAt }) => formatDate(lastSeenAt, 'shortNoYear') || '–',
      },
    ],
    [t, words],
  )
  const current = answer.data?.data.find(({ id }) => id === opened?.id) ?? opened
  return (
    <div className="people-panel">
      <div className="people-filters">
        <SearchFilter label={t('search')} value={place.values.q} onChange={(q) => place.set({ q })} />
        <Select
          label={t('role')}
          value={place.values.role}
          onChange={(role) => place.set({ role })}
          placeholder={t('all')}
          options={memberRoles.map((value) => ({ value, label: words.role(value) }))}
        />
        <Select
          label={t('status')}
          value={place.values.status}
          onChange={(status) => place.set({ status })}
          placeholder={t('all')}
          options={memberStatuses
            .filter((value) => value !== 'invited')
            .map((value) => ({ value, label: words.memberStatus(value) }))}
        />
        <span className="push" />
        {mayWrite && (
          <Button type="primary" icon={Plus} onClick={() => setInviting(true)}>
            {t('invite')}
          </Button>
        )}
      </div>
      {mayWrite && <InvitationsList organisation={organisation} />}
      <ListFrame
        label={t('title')}
        {...{ place, answer, columns }}
        rowKey={({ id }) => String(id)}
        onOpen={setOpened}
        card={(member) => (
          <div className="people-card">
            <div className="line">
              <button type="button" className="people-open" onClick={() => setOpened(member)}>
                {member.name}
              </button>
              <MemberStatusMark status={member.status} />
            </div>
            <span className="small soft">{member.email}</span>
            <span className="small">{words.role(member.role)}</span>
          </div>
        )}
        empty={{ title: t('none') }}
      />
      {current && (
        <MemberDialog
          organisation={organisation}
          member={current}
          mayWrite={mayWrite}
          onClose={() => setOpened(null)}
        />
      )}
      {inviting && <InviteDialog organisation={organisation} onClose={() => setInviting(false)} />}
    </div>
  )
}
