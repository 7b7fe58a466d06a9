import { dataConverters } from '@tsumugi/contract'
import { useNoun, useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { saveFile } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { Button, Checkbox, IconButton, Select, toast } from '@tsumugi/ui'
import { ArrowDown, ArrowUp, Download } from '@tsumugi/ui/icons'
import { useState } from 'react'
import type { FieldWords } from '../nouns/field-words.ts'
import { nounKey, type ConverterNoun } from '../nouns/nouns.ts'
import { converterTexts } from '../words/converter-texts.ts'

const formats = ['xlsx', 'csv', 'cp932'] as const
type Format = (typeof formats)[number]

export interface ExportColumnsProps {
  readonly noun: ConverterNoun
  readonly words: FieldWords
  readonly kept: { readonly columns: readonly string[]; readonly encoding: 'utf8' | 'cp932' | null } | undefined
}

const formatOf = (kept: ExportColumnsProps['kept']): Format =>
  kept?.encoding === 'cp932' ? 'cp932' : kept?.encoding === 'utf8' ? 'csv' : 'xlsx'

/** Which fields, in which order, in which format; what is written can be brought in again. */
export function ExportColumns({ noun, words, kept }: ExportColumnsProps) {
  const t = useText(converterTexts)
  const known = kept?.columns.filter((field) => words.fields.includes(field)) ?? words.fields
  const [order, setOrder] = useState([...known, ...words.fields.filter((field) => !known.includes(field))])
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set(known))
  const [format, setFormat] = useState(formatOf(kept))
  const columns = order.filter((field) => chosen.has(field))
  const { busy, save } = useSaving(noun, words, columns, format)
  return (
    <>
      <OrderedColumns {...{ words, order, chosen }} onChoose={choose} onOrder={setOrder} />
      <Select<Format>
        label={t('export.format')}
        placeholder={null}
        value={format}
        options={formats.map((value) => ({ value, label: t(`export.${value}`) }))}
        onChange={setFormat}
      />
      <div>
        <Button
          type="primary"
          icon={Download}
          busy={busy}
          {...(columns.length === 0 && { reason: t('export.none') })}
          onClick={() => void save()}
        >
          {t('export.save')}
        </Button>{' '}
        <span className="small soft">{t('export.kept')}</span>
      </div>
    </>
  )
}

interface OrderedColumnsProps {
  readonly words: FieldWords
  readonly order: readonly string[]
  readonly chosen: ReadonlySet<string>
  onChoose(chosen: ReadonlySet<string>): void
  onOrder(order: string[]): void
}

function OrderedColumns({ words, order, chosen, onChoose, onOrder }: OrderedColumnsProps) {
  const t = useText(converterTexts)
  const move = (at: number, by: -1 | 1) => {
    const next = [...order]
    ;[next[at], next[at + by]] = [next[at + by]!, next[at]!]
    onOrder(next)
  }
  const tick = (field: string, on: boolean) =>
    onChoose(new Set(on ? [...chosen, field] : [...chosen].filter((each) => each !== field)))
  const step = (label: string, by: -1 | 1, at: number, isLast: boolean) => ({
    icon: by < 0 ? ArrowUp : ArrowDown,
    size: 24 as const,
    label: t(by < 0 ? 'export.up' : 'export.down', { field: label }),
    disabled: isLast,
    onClick: () => move(at, by),
  })
  const up = (at: number, label: string) => step(label, -1, at, at === 0)
  const down = (at: number, label: string) => step(label, 1, at, at === order.length - 1)
  return (
    <ol className="export-columns" aria-label={t('export.columns')}>
      {order.map((field, at) => {
        const label = words.label(field, t.locale)
        return (
          <li key={field}>
            <Checkbox checked={chosen.has(field)} onChange={(on) => tick(field, on)}>
              {label}
            </Checkbox>
            <IconButton {...up(at, label)} />
            <IconButton {...down(at, label)} />
          </li>
        )
      })}
    </ol>
  )
}

function useSaving(noun: ConverterNoun, { definition, label }: FieldWords, columns: string[], format: Format) {
  const t = useText(converterTexts)
  const name = useNoun()
  const { raw } = useApi()
  const remember = useChange(dataConverters.remember)
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      const encoding = format === 'xlsx' ? null : format === 'csv' ? 'utf8' : 'cp932'
      await remember({ body: { map: { noun, direction: 'out', columns, encoding } } })
      const query = {
        format: format === 'xlsx' ? 'xlsx' : 'csv',
        ...(format === 'cp932' && { encoding: 'cp932' }),
        columns,
        labels: columns.map((field) => label(field, t.locale)),
      }
      const answer = await raw(definition.master.endpoints.export!, { query } as never)
      if (!answer.ok) throw new Error(`The export was answered ${answer.status}.`)
      const title = name(nounKey(noun).slice('noun.'.length) as never)
      saveFile(await answer.blob(), `${title}.${format === 'xlsx' ? 'xlsx' : 'csv'}`)
    } catch {
      toast({ title: t('failed'), type: 'attention', duration: 6_000 })
    } finally {
      setBusy(false)
    }
  }
  return { busy, save }
}
