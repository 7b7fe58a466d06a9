import { isRefusal, wordsOf } from '@tsumugi/api'
import { camel, type MasterConfig } from '@tsumugi/contract'
import { useText, type Locale } from '@tsumugi/i18n'
import { Checkbox, Dialog, IconButton, Notice, Skeleton, TextField, toast, useStyles } from '@tsumugi/ui'
import { ArrowDown, ArrowUp } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { titleOf, type Definition, type RecordText } from '../definition.ts'
import css from './config-dialog.css?inline'
import { configTexts } from './config-texts.ts'
import { useConfigs } from './use-configs.ts'

interface ConfigDialogProps {
  /** As the product has it, before anything is set. */
  definition: Definition
  onClose(): void
}

type Calls = ReturnType<typeof useConfigs>['calls']
const labelIn = { ja: 'labelJa', en: 'labelEn', 'zh-CN': 'labelZh' } as const satisfies Record<
  Locale,
  keyof MasterConfig
>

/** Which fields of a master are shown and required, in what order, and what they are called in the reader's language. */
export function ConfigDialog({ definition, onClose }: ConfigDialogProps) {
  const { configs, calls, refresh } = useConfigs(definition.master)
  const t = useText(configTexts)
  const words = useText(definition.texts) as RecordText
  const title = t('title', { name: titleOf(definition, words) })
  if (!configs)
    return (
      <Dialog title={title} onClose={onClose}>
        <Skeleton rows={6} />
      </Dialog>
    )
  return <Fields {...{ definition, title, words, calls, onClose }} known={configs} refresh={refresh} />
}

interface FieldsProps extends ConfigDialogProps {
  title: string
  words: RecordText
  calls: Calls
  known: readonly MasterConfig[]
  refresh(): Promise<readonly MasterConfig[] | undefined>
}

function Fields({ definition, title, words, calls, known, refresh, onClose }: FieldsProps) {
  useStyles(css)
  const t = useText(configTexts)
  const [rows, setRows] = useState(known)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const label = labelIn[words.locale]
  const change = (id: number, part: Partial<MasterConfig>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...part } : row)))
  const put = (from: number, to: number) => setRows(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!))
  const isMoved = rows.some(({ id }, at) => id !== known[at]?.id)
  const wished = rows.map((row, at) => (isMoved ? { ...row, position: at } : row))
  const changed = wished.filter((row) => JSON.stringify(row) !== JSON.stringify(known.find(({ id }) => id === row.id)))

  async function save() {
    setBusy(true)
    setFault('')
    try {
      for (const { id, shown, required, position, labelJa, labelEn, labelZh, lockVersion } of changed) {
        await calls.update(
          { id, body: { masterConfig: { shown, required, position, labelJa, labelEn, labelZh, lockVersion } } },
          { on404: () => undefined },
        )
      }
      await refresh()
      toast({ title: t('saved') })
      onClose()
    } catch (error) {
      const isStale = isRefusal(error, 'stale')
      setFault(isStale ? t('stale') : wordsOf(error) || t('failed'))
      const now = await refresh().catch(() => undefined)
      if (isStale && now) setRows(now)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={title}
      closeOnOutside={false}
      busy={busy}
      onClose={onClose}
      primary={{ label: t('save'), onClick: () => (changed.length > 0 ? void save() : onClose()) }}
    >
      <div className="record-configs">
        <p className="small soft">{t('lead')}</p>
        {fault && (
          <Notice hue="madder" live>
            {fault}
          </Notice>
        )}
        <ol>
          {rows.map(({ id, key, fixed, shown, required, ...row }, at) => {
            const field = camel(key)
            const name = words(`field.${field}`)
            const mayMiss = definition.master.fields[field]?.presence === 'maybe'
            return (
              <li key={id} data-off={shown ? undefined : ''}>
                <div>
                  <TextField
                    aria-label={t('label', { name })}
                    maxLength={60}
                    placeholder={name}
                    value={row[label] ?? ''}
                    onChange={(next) => change(id, { [label]: next || null })}
                  />
                  {row[label] && <span className="tiny faint">{name}</span>}
                </div>
                <span title={fixed ? t('fixed') : undefined}>
                  <Checkbox
                    aria-label={t('shown', { name })}
                    checked={shown}
                    disabled={fixed}
                    onChange={(on) => change(id, { shown: on })}
                  >
                    {t('shown.word')}
                  </Checkbox>
                </span>
                <span className="required">
                  <Checkbox
                    aria-label={t('required', { name })}
                    checked={required}
                    disabled={fixed || !mayMiss || !shown}
                    onChange={(on) => change(id, { required: on })}
                  >
                    {t('required.word')}
                  </Checkbox>
                </span>
                <IconButton
                  icon={ArrowUp}
                  size={24}
                  label={t('up', { name })}
                  disabled={at === 0}
                  onClick={() => put(at, at - 1)}
                />
                <IconButton
                  icon={ArrowDown}
                  size={24}
                  label={t('down', { name })}
                  disabled={at === rows.length - 1}
                  onClick={() => put(at, at + 1)}
                />
              </li>
            )
          })}
        </ol>
      </div>
    </Dialog>
  )
}
