import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import { qualityLabelings, type QualityLabeling } from '@tsumugi/contract'
import { openFindings, type LabelFinding, type LabelTransition } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useApi, useWayBack } from '@tsumugi/session'
import { Button, confirm, toast } from '@tsumugi/ui'
import { useState, type ReactNode } from 'react'
import { useRefreshLabels } from '../label-queries.ts'
import { LabelStatus } from '../status/label-status.tsx'
import { EditorMenu } from './editor-menu.tsx'
import { editorTexts } from './messages/catalogue.ts'
import type { useLabelEditor } from './use-label-editor.ts'

export interface EditorHeadProps {
  label: QualityLabeling
  editor: ReturnType<typeof useLabelEditor>
  findings: readonly LabelFinding[]
  accepted: readonly string[]
  edition: ReactNode
}

/** Where the label stands, whose turn it is, and the one step that comes next. */
export function EditorHead({ label, editor, findings, accepted, edition }: EditorHeadProps) {
  const t = useText(editorTexts)
  const api = useApi()
  const refresh = useRefreshLabels()
  const [moving, setMoving] = useState(false)
  const { form, isUnsaved: isChanged } = editor
  const held = isChanged ? t('unsaved') : openFindings(findings, accepted).length > 0 ? t('submitHeld') : undefined

  async function move(transition: LabelTransition) {
    setMoving(true)
    try {
      const body = { transition, lockVersion: editor.lockVersion, acceptedWarnings: [...accepted] }
      const { data } = await api
        .of(qualityLabelings)
        .transition({ id: label.id, body }, { idempotencyKey: newIdempotencyKey(), on403: () => undefined })
      toast({ title: t(transition === 'approve' && data.status === 'review' ? 'moved.step' : `moved.${transition}`) })
    } catch (error) {
      tell(error)
    } finally {
      await refresh()
      setMoving(false)
    }
  }
  async function discard() {
    if (
      !(await confirm({
        title: t('discard.title'),
        message: t('discard.message'),
        type: 'attention',
        okLabel: t('discard.ok'),
      }))
    )
      return
    try {
      await api.of(qualityLabelings).discard({ id: label.id, query: { lockVersion: editor.lockVersion } })
      form.reset()
      await refresh()
      pageNavigator.go(href('qualityLabelings'))
    } catch (error) {
      tell(error)
    }
  }
  function tell(error: unknown) {
    toast({ title: wordsOf(error, t('failed')), type: 'attention', duration: 6_000 })
  }
  const step = (
    transition: LabelTransition,
    word: 'submit' | 'return' | 'approve' | 'print',
    primary: boolean,
    reason?: string,
  ) => (
    <Button
      type={primary ? 'primary' : 'secondary'}
      busy={moving}
      reason={reason}
      onClick={() => void move(transition)}
    >
      {t(word)}
    </Button>
  )
  return (
    <header className="editor-head">
      <nav aria-label={t('back')}>
        <a className="small" href={useWayBack(href('qualityLabelings'))}>
          {t('back')}
        </a>
      </nav>
      <div className="line">
        <h1>{form.values.itemName || label.itemName}</h1>
        <LabelStatus status={label.status} />
        <span className="small soft">
          {[label.styleNo, t('version', { version: label.version }), `${label.labelWidth} × ${label.labelHeight} mm`]
            .filter(Boolean)
            .join('・')}
        </span>
        <div className="button-row">
          {edition}
          <EditorMenu label={label} onDiscard={() => void discard()} />
          {label.status === 'review' && step('return', 'return', false)}
          {label.status === 'draft' && !isChanged && step('submit', 'submit', true, held)}
          {label.status === 'review' && !isChanged && step('approve', 'approve', true, held)}
          {label.status === 'approved' && !isChanged && step('print', 'print', true)}
          {isChanged && label.status !== 'superseded' && (
            <Button type="primary" busy={form.busy} onClick={() => void form.submit()}>
              {t(label.status === 'approved' || label.status === 'printed' ? 'saveVersion' : 'save')}
            </Button>
          )}
        </div>
      </div>
    </header>
  )
}
