import type { LabelOptions } from '@tsumugi/contract'
import { fibreTerms, findFibre, otherFibres, percentBounds, type PercentBound } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import {
  Checkbox,
  Combobox,
  IconButton,
  InlineModal,
  NumberField,
  Select,
  TextField,
  type ComboboxOption,
} from '@tsumugi/ui'
import { Ellipsis, X } from '@tsumugi/ui/icons'
import { useMemo } from 'react'
import { fibreWord } from '../../findings/finding-words.ts'
import type { DraftRow } from '../draft/label-draft.ts'
import { editorTexts } from '../messages/catalogue.ts'

export interface FibreRowProps {
  row: DraftRow
  withFigures: boolean
  options: LabelOptions | undefined
  onChange(row: DraftRow): void
  onRemove?: () => void
}

/** One fibre: the organisation's own word or a designated term, and its share. */
export function FibreRow({ row, withFigures, options, onChange, onRemove }: FibreRowProps) {
  const t = useText(editorTexts)
  const choices = useFibreChoices(options)
  const value = row.fabricId === null ? row.fibre : `fabric.${row.fabricId}`
  function choose(chosen: string) {
    const own = options?.fabrics.find(({ id }) => chosen === `fabric.${id}`)
    const fibre = own?.fibre ?? chosen
    onChange({ ...row, fabricId: own?.id ?? null, fibre, name: findFibre(fibre)?.namedInBrackets ? row.name : null })
  }
  return (
    <div className="fibre-row">
      <Combobox
        aria-label={t('fibre')}
        value={value}
        valueLabel={row.fibre && fibreWord(row.fibre, t.locale)}
        options={choices}
        onChange={choose}
      />
      {withFigures && (
        <NumberField
          aria-label={t('percent')}
          unit="%"
          digits={1}
          value={row.percent ?? ''}
          onChange={(percent) => onChange({ ...row, percent })}
        />
      )}
      {row.bound && <span className="small soft">{t(`bound.${row.bound}`)}</span>}
      {row.decoration && <span className="tiny soft">{t('decoration')}</span>}
      <FibreSettings row={row} withFigures={withFigures} onChange={onChange} />
      {onRemove && <IconButton icon={X} size={24} label={t('removeFibre')} onClick={onRemove} />}
    </div>
  )
}

/** Own terms first, then the designated ones they do not cover. */
function useFibreChoices(options: LabelOptions | undefined): readonly ComboboxOption[] {
  const t = useText(editorTexts)
  return useMemo(() => {
    const own = (options?.fabrics ?? []).map(({ id, words }) => ({
      value: `fabric.${id}`,
      label: words[t.locale],
      hint: t('ownFibres'),
    }))
    const covered = new Set(options?.fabrics.map(({ fibre }) => fibre))
    const rest = [...fibreTerms.map(({ key }) => key), otherFibres.key].filter((key) => !covered.has(key))
    return [...own, ...rest.map((key) => ({ value: key, label: fibreWord(key, t.locale) }))]
  }, [options, t])
}

function FibreSettings({ row, withFigures, onChange }: Omit<FibreRowProps, 'options' | 'onRemove'>) {
  const t = useText(editorTexts)
  const named = findFibre(row.fibre)?.namedInBrackets ?? false
  if (!withFigures && !named) return null
  return (
    <InlineModal
      label={t('rowMore')}
      trigger={(props) => <IconButton {...props} icon={Ellipsis} size={24} label={t('rowMore')} />}
    >
      <div className="fibre-settings">
        {withFigures && (
          <Select
            label={t('bound')}
            placeholder={null}
            value={row.bound ?? 'none'}
            onChange={(bound) => onChange({ ...row, bound: bound === 'none' ? null : bound })}
            options={(['none', ...percentBounds] as ('none' | PercentBound)[]).map((value) => ({
              value,
              label: t(`bound.${value}`),
            }))}
          />
        )}
        {named && (
          <TextField
            label={t('fibreName')}
            maxLength={40}
            value={row.name ?? ''}
            onChange={(name) => onChange({ ...row, name })}
          />
        )}
        {withFigures && (
          <Checkbox checked={row.decoration} onChange={(decoration) => onChange({ ...row, decoration })}>
            {t('decoration')}
          </Checkbox>
        )}
      </div>
    </InlineModal>
  )
}
