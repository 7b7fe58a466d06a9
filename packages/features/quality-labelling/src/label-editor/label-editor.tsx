import type { LabelOptions, QualityLabeling } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { ConflictDialog, useSaveKey } from '@tsumugi/records'
import { Form, Notice, Segments, Select, toast, useStyles } from '@tsumugi/ui'
import { useMemo, useRef, useState } from 'react'
import { FindingList } from '../findings/finding-list.tsx'
import { LabelBench } from '../label-drawing/label-bench.tsx'
import { useRefreshLabels } from '../label-queries.ts'
import { AboutPanel } from './about-panel.tsx'
import { CompositionPanel } from './composition/composition-panel.tsx'
import { EditorHead } from './editor-head.tsx'
import { checkDraft, printFrom, withMaterial, type LabelDraft } from './draft/label-draft.ts'
import css from './label-editor.css?inline'
import { grouped } from './draft/merge-groups.ts'
import { groupWords } from './draft/merge-words.ts'
import { editorTexts } from './messages/catalogue.ts'
import { EditionChoice } from './symbol-board/edition-choice.tsx'
import { boardTexts } from './symbol-board/messages/catalogue.ts'
import { SymbolBoard } from './symbol-board/symbol-board.tsx'
import { TermsPanel } from './terms-panel.tsx'
import { useLabelEditor } from './use-label-editor.ts'
import { VersionList } from './version-list.tsx'

export interface LabelEditorProps {
  label: QualityLabeling
  options: LabelOptions | undefined
}

/** One label being written: composition and symbols, the tape as it will be, what the rules say. */
export function LabelEditor({ label, options }: LabelEditorProps) {
  useStyles(css)
  const t = useText(editorTexts)
  const refresh = useRefreshLabels()
  const inside = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState('1')
  const [accepted, setAccepted] = useState<readonly string[]>(label.acceptedWarnings)
  const editor = useLabelEditor({
    label,
    t,
    onSaved: (saved) => {
      const isNew = saved.id !== label.id
      toast({ title: isNew ? t('savedVersion', { version: saved.version }) : t('saved') })
      void refresh()
      if (isNew) pageNavigator.go(href('qualityLabelingEdit', { id: saved.id }))
    },
  })
  const { form, conflict } = editor
  const draft = form.values
  const { findings, comparisons } = useMemo(() => checkDraft(draft, label.lab), [draft, label.lab])
  const print = useMemo(() => printFrom(draft, { options, label }), [draft, options, label])
  const tape = useMemo(
    () => ({ width: draft.labelWidth, height: draft.labelHeight }),
    [draft.labelWidth, draft.labelHeight],
  )
  const change = (part: Partial<LabelDraft>) => form.set(part)
  useSaveKey(inside, () => editor.isUnsaved && void form.submit())
  const warned = findings.flatMap(({ field, level }) =>
    level === 'warning' && field?.startsWith('symbols.') ? (draft.codes[Number(field.slice(8))] ?? []) : [],
  )
  const isFinished = label.status === 'approved' || label.status === 'printed'
  return (
    <div className="label-editor" ref={inside}>
      <EditorHead
        label={label}
        editor={editor}
        findings={findings}
        accepted={accepted}
        edition={<EditionChoice edition={draft.edition} codes={draft.codes} onChange={change} />}
      />
      {label.status === 'superseded' && <Notice hue="gold">{t('closed')}</Notice>}
      {isFinished && <Notice hue="indigo">{t('newVersionNote', { version: label.version + 1 })}</Notice>}
      <div className="desk">
        <Form form={form} label={t('about')} className="main">
          <CompositionPanel
            parts={draft.parts}
            options={options}
            onChange={(parts) => change({ parts })}
            styleNo={draft.styleNo}
            onTake={(material) => change(withMaterial(draft, material))}
            sound={!findings.some(({ field }) => field?.startsWith('parts'))}
          />
          <section className="panel">
            <BoardHead options={options} draft={draft} onChange={change} />
            <SymbolBoard
              edition={draft.edition}
              codes={draft.codes}
              unrestricted={draft.unrestricted}
              onChange={change}
              warned={warned}
            />
          </section>
          <TermsPanel draft={draft} options={options} onChange={change} />
          <AboutPanel draft={draft} options={options} onChange={change} form={form} />
        </Form>
        <aside>
          <section className="panel">
            <header>
              <h2>{t('tape')}</h2>
              <Segments
                label={t('scale')}
                size={24}
                value={scale}
                onChange={setScale}
                options={[
                  { value: '1', label: t('true') },
                  { value: '2', label: t('double') },
                ]}
              />
            </header>
            <LabelBench print={print} tape={tape} scale={Number(scale)} />
          </section>
          <FindingList
            findings={findings}
            comparisons={comparisons}
            accepted={accepted}
            onAccept={(key, yes) =>
              setAccepted((before) => (yes ? [...before, key] : before.filter((each) => each !== key)))
            }
          />
          <VersionList label={label} />
        </aside>
      </div>
      <ConflictDialog
        conflict={conflict && grouped(conflict, (group) => t(`group.${group}`))}
        say={(group, part) => groupWords(t, draft, part as Partial<LabelDraft>, group, { options, label })}
      />
    </div>
  )
}

function BoardHead({
  options,
  draft,
  onChange,
}: {
  options: LabelOptions | undefined
  draft: LabelDraft
  onChange(change: Partial<LabelDraft>): void
}) {
  const t = useText(boardTexts)
  const sets = (options?.symbolSets ?? []).filter(({ edition }) => edition === draft.edition)
  const current = sets.find(({ codes }) => codes.toSorted().join() === draft.codes.toSorted().join())
  return (
    <header>
      <h2>{t('title')}</h2>
      {sets.length > 0 && (
        <Select
          aria-label={t('set')}
          size={24}
          placeholder={t('set')}
          value={current ? String(current.id) : ''}
          onChange={(id) => {
            const set = sets.find((each) => String(each.id) === id)
            if (set) onChange({ codes: set.codes, unrestricted: [] })
          }}
          options={sets.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
    </header>
  )
}
