import type { ConverterDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Button, IconButton, useStyles } from '@tsumugi/ui'
import { X } from '@tsumugi/ui/icons'
import type { DragEvent } from 'react'
import type { RunActions } from '../converter-queries.ts'
import type { FieldWords } from '../nouns/field-words.ts'
import { converterTexts } from '../words/converter-texts.ts'
import css from './column-map.css?inline'
import { columnLetter } from './column-letter.ts'
import { Threads } from './threads.tsx'
import { useColumnMap, type ColumnMapState } from './use-column-map.ts'

interface ColumnMapProps {
  readonly run: ConverterDetail
  readonly words: FieldWords
  readonly actions: RunActions
}

/** Columns of the table beside the fields of the noun: connected by dragging, or by choosing one and then the other. */
export function ColumnMap({ run, words, actions }: ColumnMapProps) {
  useStyles(css)
  const t = useText(converterTexts)
  const map = useColumnMap(run, words)
  const { fields, definition } = words
  const must = fields.filter((field) => definition.master.fields[field]!.presence === 'needed')
  const missing = map.keys.find((field) => !map.columns.includes(field))
  const reason = missing && t('map.missing', { field: words.label(missing, t.locale) })
  return (
    <section className="panel column-map" aria-label={t('map.title')}>
      <header>
        <h2>{t('map.title')}</h2>
        <span className="small soft">{t('map.how')}</span>
        <span className="end small">
          {t(map.isRemembered ? 'map.remembered' : 'map.guessed')} ·{' '}
          {t('map.must', { done: must.filter((field) => map.columns.includes(field)).length, all: must.length })}
        </span>
      </header>
      <p className="small map-held" role="status">
        {map.held !== null && t('map.held', { head: map.headOf(map.held) })}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape anywhere within lets go. */}
      <div className="map" onKeyDown={(event) => event.key === 'Escape' && map.take(null)}>
        <FromColumns {...{ run, map }} />
        <Threads columns={map.columns} fields={fields} rows={Math.max(map.columns.length, fields.length)} />
        <ToFields {...{ words, map }} />
      </div>
      <footer>
        <Button
          type={run.status === 'read' ? 'primary' : 'secondary'}
          busy={actions.busy}
          {...(reason && { reason })}
          onClick={() => void actions.chooseColumns([...map.columns], words.words)}
        >
          {t(run.status === 'read' ? 'map.try' : 'map.again')}
        </Button>
      </footer>
    </section>
  )
}

function FromColumns({ run, map }: { run: ConverterDetail; map: ColumnMapState }) {
  const t = useText(converterTexts)
  return (
    <ol className="from" aria-label={t('map.from')}>
      {map.columns.map((field, at) => (
        <li key={at} className={field ? undefined : 'is-unused'}>
          <button
            type="button"
            draggable
            aria-pressed={map.held === at}
            title={t('map.take', { head: map.headOf(at) })}
            onClick={() => map.take(map.held === at ? null : at)}
            onDragStart={(event) => {
              event.dataTransfer.setData('text/plain', String(at))
              map.take(at)
            }}
            onDragEnd={() => map.take(null)}
          >
            <span className="letter">{columnLetter(at)}</span>
            <span className="head">{map.headOf(at)}</span>
            <span className="sample">{run.samples.map((cells) => cells[at]).find(Boolean)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

function ToFields({ words, map }: { words: FieldWords; map: ColumnMapState }) {
  const t = useText(converterTexts)
  return (
    <ol className="to" aria-label={t('map.to')}>
      {words.fields.map((field) => (
        <ToField key={field} {...{ field, words, map }} />
      ))}
    </ol>
  )
}

function ToField({ field, words, map }: { field: string; words: FieldWords; map: ColumnMapState }) {
  const t = useText(converterTexts)
  const { kind, presence } = words.definition.master.fields[field]!
  const label = words.label(field, t.locale)
  const isTaken = map.columns.includes(field)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    map.connect(field)
  }
  return (
    <li className={isTaken ? undefined : 'is-unused'} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <button
        type="button"
        disabled={map.held === null}
        aria-label={map.held === null ? label : t('map.put', { field: label, head: map.headOf(map.held) })}
        onClick={() => map.connect(field)}
      >
        {label}
      </button>
      {presence === 'needed' && <span className="must">{t('must')}</span>}
      <How kind={map.keys.includes(field) ? 'key' : isTaken ? kind : 'unused'} />
      {isTaken && (
        <IconButton icon={X} label={t('map.drop', { field: label })} size={24} onClick={() => map.drop(field)} />
      )}
    </li>
  )
}

const plain = ['text', 'notes', 'colour']

/** How the cells of a column are read. */
function How({ kind }: { kind: string }) {
  const t = useText(converterTexts)
  if (plain.includes(kind)) return null
  const words = kind === 'key' || kind === 'unused' ? t(kind) : t(`how.${kind}` as 'how.date')
  return <span className="how">{words}</span>
}
