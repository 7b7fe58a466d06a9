import { approvals, type Approval } from '@tsumugi/contract'
import { currentOf, newIdempotencyKey, wordsOf } from '@tsumugi/api'
import { formatDate, useText } from '@tsumugi/i18n'
import { storage, useApi } from '@tsumugi/session'
import { Button, confirm, TextField, toast } from '@tsumugi/ui'
import { Stamp } from '@tsumugi/ui/icons'
import { useRef, useState } from 'react'
import { approvalPathTexts } from '../../approval-path/messages/catalogue.ts'
import { stay } from '../../approval-queries.ts'
import { inboxTexts } from '../messages/catalogue.ts'

interface DecideBarProps {
  approval: Approval
  onDone(approval: Approval): void
  onStale(): void
}

type Verb = 'approve' | 'reject' | 'return'
const outcomes = { approve: 'approved', reject: 'rejected', return: 'returned' } as const

/** The decision, or whose turn it is. What was typed survives a reload and a failed send. */
export function DecideBar(props: DecideBarProps) {
  const { approval } = props
  const t = useText(inboxTexts)
  const path = useText(approvalPathTexts)
  if (approval.stepId !== null) return <Deciding {...props} stepId={approval.stepId} />
  const open = approval.path.steps.find(({ status }) => status === 'open')
  const names = open?.assignees.filter(({ decision }) => decision === null).map(({ name }) => name) ?? []
  return (
    <div className="decide">
      <p className="small soft">
        {approval.status !== 'pending'
          ? t('bar.over', {
              status: path(`status.${approval.status}`),
              date: formatDate(approval.decidedAt, 'long', t.locale),
            })
          : approval.own
            ? t('bar.own')
            : t('bar.others', { names: names.join(t.locale === 'en' ? ', ' : '、') })}
      </p>
      {approval.withdrawable && <Withdraw {...props} />}
    </div>
  )
}

function Deciding({ approval, stepId, onDone, onStale }: DecideBarProps & { stepId: number }) {
  const t = useText(inboxTexts)
  const api = useApi()
  const draft = storage.recordDraft(`approval_comment.${approval.id}`)
  const [comment, setComment] = useState(() => String(draft.get()?.comment ?? ''))
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState<Verb | null>(null)
  const [idempotencyKey] = useState(newIdempotencyKey)
  const field = useRef<HTMLDivElement>(null)

  function type(text: string) {
    setComment(text)
    setMissing(false)
    draft.set({ comment: text })
  }
  async function send(verb: Verb) {
    const needed = verb !== 'approve' && comment.trim() === ''
    setMissing(needed)
    if (needed) return field.current?.querySelector('input')?.focus()
    setBusy(verb)
    try {
      const body = { decision: { stepId, comment } }
      const calls = api.of(approvals)
      const { data } = await calls[verb](
        { id: approval.id, body },
        { ...stay, idempotencyKey: `${idempotencyKey} ${verb}` },
      )
      draft.remove()
      toast({ title: t(`done.${outcomes[verb]}`), message: approval.title })
      onDone(data)
    } catch (error) {
      const current = currentOf<Approval>(error)
      if (current) {
        toast({ type: 'attention', title: t('stale'), message: wordsOf(error), duration: 8000 })
        return current.stepId === null ? onDone(current) : onStale()
      }
      toast({ type: 'attention', title: t('failed'), message: wordsOf(error) || t('failed.why'), duration: 8000 })
    } finally {
      setBusy(null)
    }
  }
  const button = (verb: Verb) => ({
    'data-verb': verb,
    busy: busy === verb,
    disabled: busy !== null && busy !== verb,
    onClick: () => void send(verb),
  })
  return (
    <div className="decide">
      <div ref={field}>
        <TextField
          value={comment}
          onChange={type}
          maxLength={2000}
          placeholder={t('comment.hint')}
          aria-label={t('comment')}
          error={missing ? t('comment.missing') : undefined}
        />
      </div>
      <div className="button-row">
        <Button type="plain" {...button('return')}>
          {t('return')}
        </Button>
        <Button className="refuse" {...button('reject')}>
          {t('reject')}
        </Button>
        <Button type="primary" icon={Stamp} {...button('approve')}>
          {t('approve')}
          <kbd aria-hidden="true">A</kbd>
        </Button>
      </div>
    </div>
  )
}

function Withdraw({ approval, onDone, onStale }: DecideBarProps) {
  const t = useText(inboxTexts)
  const api = useApi()
  const [busy, setBusy] = useState(false)
  async function withdraw() {
    if (!(await confirm({ title: t('withdraw.ask'), message: t('withdraw.why'), okLabel: t('withdraw') }))) return
    setBusy(true)
    try {
      const { data } = await api
        .of(approvals)
        .withdraw({ id: approval.id, body: { lockVersion: approval.lockVersion } }, stay)
      toast({ title: t('done.withdrawn'), message: approval.title })
      onDone(data)
    } catch (error) {
      const words = currentOf(error) ? t('stale') : wordsOf(error) || t('failed.why')
      toast({ type: 'attention', title: t('failed'), message: words, duration: 8000 })
      onStale()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button busy={busy} onClick={() => void withdraw()}>
      {t('withdraw')}
    </Button>
  )
}
