import { wordsOf } from '@tsumugi/api'
import { formatMoney, formatNumber } from '@tsumugi/i18n'
import { ConflictDialog, useSaveKey } from '@tsumugi/records'
import { Button, Notice, toast } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { DocumentDefinition } from '../../definition.ts'
import { isDraft, type DocumentDetail, type LineColumns } from '../../document-answers.ts'
import { openLineFields } from '../../form/head-values.ts'
import type { LineEdits } from '../../lines/line-edits.ts'
import { LinesGrid } from '../../lines/lines-grid.tsx'
import { LinesMenu } from '../../lines/lines-menu.tsx'
import { useLineEdits } from '../../lines/use-line-edits.ts'
import type { DocumentWords } from '../../words/document-words.ts'

const ImportDialog = lazy(() => import('../../import/import-dialog.tsx').then((m) => ({ default: m.ImportDialog })))

interface LinesTabProps {
  readonly definition: DocumentDefinition
  readonly words: DocumentWords
  readonly detail: DocumentDetail
  readonly lines: LineColumns
  /** Told whether something typed into the lines waits to be saved. */
  onUnsaved?(isUnsaved: boolean): void
}

/** The lines, typed over where the reader may, and saved as a difference; below them what the head says. */
export function LinesTab({ definition, words, detail, lines, onUnsaved }: LinesTabProps) {
  const { kind, linesFrom: LinesFrom } = definition
  const { t } = words
  const inside = useRef<HTMLDivElement>(null)
  const names = openLineFields(kind, detail).join(' ')
  const open = useMemo(() => new Set(names.split(' ').filter(Boolean)), [names])
  const mayAdd = isDraft(detail) && open.size > 0
  const typed = useLineEdits(kind, detail, lines, 'save')
  const { isUnsaved } = typed
  useEffect(() => onUnsaved?.(isUnsaved), [onUnsaved, isUnsaved])
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  async function save() {
    if (!typed.isUnsaved || busy) return
    if (typed.fault)
      return setFault(t('lines.fault', { place: typed.fault.row.place, field: words.field(typed.fault.field) }))
    await run(typed.save)
  }
  async function run(saving: () => Promise<boolean>) {
    setBusy(true)
    setFault('')
    try {
      if (await saving()) toast({ title: t('lines.saved') })
    } catch (error) {
      setFault(wordsOf(error) || t('failed.kept'))
    } finally {
      setBusy(false)
    }
  }
  const [ground, setGround] = useState<{ lockVersion: number; base: LineColumns } | null>(null)
  function beginImport() {
    // A table is compared with what is saved: what is typed beside it would be lost in it.
    if (typed.isUnsaved) return setFault(t('import.unsaved'))
    setFault('')
    setGround({ lockVersion: detail.lockVersion, base: lines })
  }
  function take(edits: LineEdits) {
    if (ground) void run(() => typed.take(edits, ground))
    setGround(null)
  }
  useSaveKey(inside, () => void save())
  return (
    <div ref={inside} className="document-panel">
      {fault && (
        <Notice hue="madder" live>
          {fault}
        </Notice>
      )}
      {typed.rows.length === 0 ? (
        <p className="soft">{t(mayAdd ? 'lines.empty.add' : 'lines.empty')}</p>
      ) : (
        <LinesGrid
          {...{ words, open, mayAdd }}
          fields={kind.lines}
          rows={typed.rows}
          currency={detail.currency}
          totals={{
            label: t('sum'),
            values: { quantity: formatNumber(detail.quantity), amount: formatMoney(detail.amount, detail.currency) },
          }}
          onCells={typed.onCells}
          onRemove={typed.onRemove}
        />
      )}
      <div className="document-acts">
        {mayAdd && (
          <Button icon={Plus} onClick={typed.add}>
            {t('line.add')}
          </Button>
        )}
        {mayAdd && LinesFrom && <LinesFrom detail={detail} add={typed.addFilled} />}
        <LinesMenu {...{ kind, words }} id={detail.id} onImport={mayAdd ? beginImport : null} />
        <span className="push" />
        {typed.isUnsaved && <Button onClick={typed.forget}>{t('lines.undo')}</Button>}
        {open.size > 0 && (
          <Button
            type="sub-primary"
            busy={busy}
            onClick={() => void save()}
            {...(!typed.isUnsaved && { reason: t('lines.same') })}
          >
            {t('lines.save')}
          </Button>
        )}
      </div>
      {ground && (
        <Suspense>
          <ImportDialog {...{ kind, words }} lines={ground.base} onTake={take} onClose={() => setGround(null)} />
        </Suspense>
      )}
      <div className="document-below">
        <Facts {...{ definition, words, detail }} />
        {definition.parts?.belowLines?.(detail)}
      </div>
      <ConflictDialog
        conflict={typed.conflict && { ...typed.conflict, nameOf: (name) => cellName(words, lines, name) }}
        say={(name, value) => words.value(String(name).split('.')[1] ?? '', value)}
      />
    </div>
  )
}

/** `12.quantity` as people call it. */
function cellName(words: DocumentWords, { ids }: LineColumns, key: string): string {
  const [id, field = ''] = key.split('.')
  return words.t('line.cell', { place: ids.indexOf(Number(id)) + 1, field: words.field(field) })
}

function Facts({ definition, words, detail }: Omit<LinesTabProps, 'lines' | 'onUnsaved'>) {
  const { kind, say } = definition
  const { t } = words
  const valueOf = (name: string) =>
    kind.fields[name]!.kind === 'items' ? (say?.(name, detail[name]) ?? '') : words.value(name, detail[name])
  // What is 0 was not asked for.
  const shown = Object.keys(kind.fields)
    .map((name) => [name, valueOf(name)] as const)
    .filter(([, value]) => value !== '' && value !== '0')
  return (
    <dl className="document-facts">
      {detail.issueDate && (
        <div>
          <dt>{t('issueDate')}</dt>
          <dd>{words.value('issueDate', detail.issueDate)}</dd>
        </div>
      )}
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{words.field(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
