import { wordsOf } from '@tsumugi/api'
import { qualityLabelings, recordFiles, type QualityLabeling, type RecordFile } from '@tsumugi/contract'
import { compareParts, type Locale } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import {
  Button,
  DateField,
  Dialog,
  FileDrop,
  Form,
  IconButton,
  NumberField,
  TextField,
  toast,
  useStyles,
} from '@tsumugi/ui'
import { X } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { fibreWord, signed } from '../../findings/finding-words.ts'
import { useRefreshLabels } from '../../label-queries.ts'
import { draftFrom } from '../draft/label-draft.ts'
import css from './lab-dialog.css?inline'
import { labInput, labOf, partsForLab, valuesOf, type LabValues, type OtherFibre } from './lab-values.ts'
import { labTexts } from './messages/catalogue.ts'
import { OtherFibres } from './other-fibres.tsx'

/** What the laboratory found, fibre by fibre beside the label, with the tolerance said at once (domain §3.3). */
export function LabDialog({ label, onClose }: { label: QualityLabeling; onClose(): void }) {
  useStyles(css)
  const t = useText(labTexts)
  const api = useApi()
  const refresh = useRefreshLabels()
  const [uploading, setUploading] = useState(false)
  const { form, conflict, leave } = useKeptForm<LabValues, QualityLabeling>({
    draft: `quality_labeling_lab.${label.id}`,
    row: label,
    valuesOf,
    nameOf: (field) => t(field),
    update: async ({ lockVersion }, options, values) =>
      (
        await api
          .of(qualityLabelings)
          .lab({ id: label.id, body: { lab: labInput(values, label), lockVersion } }, options)
      ).data,
    onSaved({ lab }) {
      void refresh()
      toast({ title: t(lab === null ? 'removed' : 'saved') })
    },
    onClose,
  })
  async function attach([file]: File[]) {
    if (!file) return
    setUploading(true)
    try {
      form.set({ file: (await api.of(recordFiles).add({ body: { file } })).data })
    } catch (error) {
      toast({ type: 'attention', title: t('file.failed'), message: wordsOf(error), duration: 8000 })
    } finally {
      setUploading(false)
    }
  }
  const { comparisons } = compareParts(partsForLab(draftFrom(label)), labOf(form.values, label)?.results ?? [], {
    wasteSpunRemark: label.wasteSpunRemark,
  })
  const measure = (part: number, row: number, percent: string) =>
    form.set({
      measured: form.values.measured.map((rows, at) =>
        at === part ? rows.map((each, place) => (place === row ? percent : each)) : rows,
      ),
    })
  function remove() {
    form.set({
      laboratory: '',
      reportNo: '',
      testedOn: '',
      file: null,
      measured: form.values.measured.map((rows) => rows.map(() => '')),
      others: [],
    })
  }
  return (
    <Dialog
      title={t('title')}
      width={640}
      closeOnOutside={false}
      busy={form.busy}
      onClose={() => void leave()}
      primary={{ label: t('save'), onClick: () => void form.submit() }}
      note={
        label.lab && (
          <Button type="plain" onClick={remove}>
            {t('remove')}
          </Button>
        )
      }
    >
      <Form form={form} label={t('title')} className="lab-dialog">
        <p className="small soft">{t('why')}</p>
        <div className="report">
          <TextField label={t('laboratory')} maxLength={120} {...form.field('laboratory')} />
          <TextField label={t('reportNo')} maxLength={60} {...form.field('reportNo')} />
          <DateField label={t('testedOn')} {...form.field('testedOn')} />
        </div>
        {form.values.file ? (
          <p className="paper">
            <span className="small soft">{t('file')}</span>
            <a className="one-line" href={form.values.file.url} target="_blank" rel="noreferrer">
              {form.values.file.name}
            </a>
            <IconButton size={24} icon={X} label={t('file.remove')} onClick={() => form.set({ file: null })} />
          </p>
        ) : (
          <FileDrop
            label={t('file')}
            kinds={['pdf', 'jpg', 'png']}
            maxCount={1}
            busy={uploading}
            onFiles={(files) => void attach(files)}
          />
        )}
        {label.parts.map((part, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- Results belong to the place of a part on the label.
          <fieldset key={at}>
            <legend>{part.words?.[t.locale] ?? t('whole')}</legend>
            {part.rows.map((row, place) => {
              const found = comparisons[at]?.find((comparison) => comparison.row === place)
              return (
                // oxlint-disable-next-line react/no-array-index-key -- See above.
                <div key={place} className="result">
                  <span>{row.words[t.locale]}</span>
                  <span className="small soft">
                    {t('labelled', { percent: row.percent ? `${row.percent}%` : '–' })}
                  </span>
                  <NumberField
                    aria-label={`${row.words[t.locale]} ${t('measured')}`}
                    unit="%"
                    digits={2}
                    value={form.values.measured[at]?.[place] ?? ''}
                    onChange={(percent) => measure(at, place, percent)}
                  />
                  <span
                    className={`small ${found ? (found.within ? 'done-text' : 'attention-text') : 'soft'}`}
                    aria-live="polite"
                  >
                    {found &&
                      `${t('difference', { difference: signed(found.difference) })} ${t(found.within ? 'within' : 'beyond')}`}
                  </span>
                </div>
              )
            })}
            <OtherFibres
              part={at}
              rows={part.rows}
              others={form.values.others}
              onChange={(others) => form.set({ others })}
            />
          </fieldset>
        ))}
      </Form>
      <ConflictDialog conflict={conflict} say={(field, value) => say(field, value, t.locale)} />
    </Dialog>
  )
}

function say(field: string, value: unknown, locale: Locale): string {
  if (field === 'measured')
    return (value as string[][])
      .flat()
      .filter(Boolean)
      .map((percent) => `${percent}%`)
      .join(' / ')
  if (field === 'others')
    return (value as OtherFibre[]).map(({ fibre, percent }) => `${fibreWord(fibre, locale)} ${percent}%`).join(' / ')
  return field === 'file' ? ((value as RecordFile | null)?.name ?? '') : String(value)
}
