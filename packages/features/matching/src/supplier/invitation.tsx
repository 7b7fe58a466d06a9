import { recruitments } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange, useQuery } from '@tsumugi/queries'
import { Button, Notice, Select, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { matchingTexts } from '../words/matching-texts.ts'

interface InvitationProps {
  readonly supplierId: number
  /** The recruitment that is searched for, chosen first; null for none. */
  readonly recruitmentId: number | null
}

/** Invites a supplier, also one that is no partner yet, to a recruitment of one’s own; who else is asked it never learns. */
export function Invitation({ supplierId, recruitmentId }: InvitationProps) {
  const t = useText(matchingTexts)
  const own = useQuery(recruitments.list, { query: { perPage: 100 } }).data?.data ?? []
  const [typed, choose] = useState(recruitmentId === null ? '' : String(recruitmentId))
  const open = own.filter(({ status }) => status === 'draft' || status === 'open')
  const chosen = open.some(({ id }) => String(id) === typed) ? Number(typed) : null
  const detail = useQuery(recruitments.show, chosen === null ? null : { id: chosen }).data?.data
  const update = useChange(recruitments.update, ['open_recruitment'])
  if (open.length === 0) return null
  const isInvited = detail?.invitees.some(({ id }) => id === supplierId) ?? false
  async function invite() {
    if (!detail) return
    const inviteeIds = [...detail.invitees.map(({ id }) => id), supplierId]
    await update({ id: detail.id, body: { recruitment: { inviteeIds, lockVersion: detail.lockVersion } } })
    toast({ title: t('invitedTo', { title: detail.title }) })
  }
  return (
    <section>
      <h3>{t('inviteTo')}</h3>
      <Select
        label={t('ownRecruitment')}
        placeholder={t('choose')}
        value={chosen === null ? '' : typed}
        options={open.map(({ id, title }) => ({ value: String(id), label: title }))}
        onChange={choose}
      />
      <p className="small soft">{t('inviteText')}</p>
      {isInvited ? (
        <Notice>{t('alreadyInvited')}</Notice>
      ) : (
        <Button type="primary" disabled={!detail} onClick={() => void invite()}>
          {t('invite')}
        </Button>
      )}
    </section>
  )
}
