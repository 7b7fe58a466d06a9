import type { MessageThread } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Dialog, EmptyState, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { usePeople, useTalk } from '../message-queries.ts'
import { messageTexts } from './message-texts.ts'
import { PersonTicks } from './person-ticks.tsx'

/** Brings members of one's own organisation into a conversation. */
export function InviteDialog({ thread, onClose }: { thread: MessageThread; onClose(): void }) {
  const t = useText(messageTexts)
  const { invite } = useTalk()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [busy, setBusy] = useState(false)
  const others = usePeople().members.filter(({ id }) => !thread.members.some((member) => member.id === id))
  async function add() {
    setBusy(true)
    await invite(thread.id, [...chosen]).then(onClose, () => toast({ title: t('notSent'), type: 'attention' }))
    setBusy(false)
  }
  return (
    <Dialog
      title={t('invite.title')}
      width={440}
      busy={busy}
      onClose={onClose}
      primary={{
        label: t('invite'),
        onClick: () => void add(),
        disabled: chosen.length === 0,
        ...(chosen.length === 0 && { reason: t('invite.none') }),
      }}
    >
      {others.length === 0 ? (
        <EmptyState filtered title={t('invite.all')} />
      ) : (
        <PersonTicks people={others} chosen={chosen} onChange={setChosen} />
      )}
    </Dialog>
  )
}
