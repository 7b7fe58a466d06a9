import { isRefusal } from '@tsumugi/api'
import type { ConfirmedMark } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { storage } from '@tsumugi/session'
import { Button, Drawer, Notice, TextArea, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { useMarkSteps } from '../mark-queries.ts'
import { MarkStatus, OldToNew } from './mark-columns.tsx'
import { markTexts } from './mark-texts.ts'

/** One change in full, with what may be done about it. */
export function MarkDrawer({ mark, onClose }: { mark: ConfirmedMark; onClose(): void }) {
  const t = useText(markTexts)
  const { confirm, write, again } = useMarkSteps()
  const settles = mark.side === 'ours' && mark.status === 'objected'
  // Half-typed words wait in this tab until they are sent.
  const draft = storage.recordDraft(`confirmed_mark.${mark.id}`)
  const [text, setText] = useState(
    () => (draft.get() as { text?: string } | null)?.text ?? (settles ? '' : (mark.comment ?? '')),
  )
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const waits = mark.side === 'theirs' && mark.status === 'open'

  function typed(next: string) {
    setText(next)
    setProblem(undefined)
    draft.set({ text: next })
  }
  async function act(step: 'confirm' | 'comment' | 'object' | 'resolve') {
    if ((step === 'object' || step === 'resolve') && !text.trim()) return setProblem(t(`needed.${step}`))
    setBusy(true)
    try {
      if (step !== 'confirm') await write(step, mark, text.trim())
      else await confirm([mark.id])
      draft.remove()
      toast({ title: t(`done.${step}`) })
      onClose()
    } catch (error) {
      const isStale = isRefusal(error, 'stale')
      setProblem(t(isStale ? 'stale' : 'failed.text'))
      if (isStale) await again()
    } finally {
      setBusy(false)
    }
  }
  const writing = mark.side === 'theirs' || settles
  return (
    <Drawer
      title={mark.target.label}
      onClose={onClose}
      footer={
        writing && mark.status !== 'superseded' ? (
          <>
            {mark.side === 'theirs' && (
              <Button type="plain" busy={busy} onClick={() => void act('comment')}>
                {t('comment.save')}
              </Button>
            )}
            {waits && (
              <Button busy={busy} onClick={() => void act('object')}>
                {t('object')}
              </Button>
            )}
            {waits && (
              <Button type="primary" busy={busy} onClick={() => void act('confirm')}>
                {t('confirm')}
              </Button>
            )}
            {settles && (
              <Button type="primary" busy={busy} onClick={() => void act('resolve')}>
                {t('resolve')}
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      <div className="mark-detail">
        <MarkStatus mark={mark} t={t} />
        <h3>{mark.contentName}</h3>
        <p className="change">
          <OldToNew mark={mark} t={t} />
        </p>
        <dl>
          <dt>{t('column.who')}</dt>
          <dd>{[mark.changedBy.userGroup, mark.changedBy.user].filter(Boolean).join(' ')}</dd>
          <dt>{t('at')}</dt>
          <dd>{formatDate(mark.createdAt, 'long')}</dd>
          {mark.confirmedAt && <dt>{t('by')}</dt>}
          {mark.confirmedAt && (
            <dd>
              {[mark.mustConfirm.userGroup, mark.confirmedBy, formatDate(mark.confirmedAt, 'long')]
                .filter(Boolean)
                .join(' ')}
            </dd>
          )}
        </dl>
        {mark.target.link && <a href={mark.target.link}>{t('open')}</a>}
        {!writing && mark.comment && <Notice>{mark.comment}</Notice>}
        {settles && mark.comment && <Notice hue="madder">{mark.comment}</Notice>}
        {mark.answer && <Notice hue="bamboo">{mark.answer}</Notice>}
        {mark.status === 'superseded' && <p className="small soft">{t('superseded.text')}</p>}
        {writing && mark.status !== 'superseded' && (
          <TextArea
            label={t(settles ? 'answer' : 'comment')}
            hint={waits ? t('comment.hint') : undefined}
            error={problem}
            maxLength={1000}
            value={text}
            onChange={typed}
          />
        )}
      </div>
    </Drawer>
  )
}
