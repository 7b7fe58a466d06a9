import { customerPartTypes } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Button, Checkbox, IconButton, Select, TextArea, TextField, type FieldBinding, RowList } from '@tsumugi/ui'
import { ArrowUp, Plus, Trash2 } from '@tsumugi/ui/icons'
import { freeKey, isFaulty, partFaults, type PartDraft } from './exhibition-values.ts'
import { settingsTexts } from './messages/catalogue.ts'

/** What shops are asked for with their order, in this order; with none, the usual questions are asked. */
export function CustomerParts({ name, value: parts, onChange, error }: FieldBinding<PartDraft[]>) {
  const t = useText(settingsTexts)
  const put = (key: string, part: Partial<PartDraft>) =>
    onChange(parts.map((each) => (each.key === key ? { ...each, ...part } : each)))
  const up = (at: number) => onChange([...parts.slice(0, at - 1), parts[at]!, parts[at - 1]!, ...parts.slice(at + 1)])
  // The row that bears the form's name has the focus after a refusal: the first that is at fault.
  const named = Math.max(
    0,
    parts.findIndex((each) => isFaulty(partFaults(each))),
  )
  return (
    <RowList
      title={t('parts')}
      empty={parts.length === 0 && <p>{t('parts.usual')}</p>}
      action={
        parts.length < 20 && (
          <Button
            icon={Plus}
            onClick={() =>
              onChange([
                ...parts,
                { key: freeKey('part', parts), ja: '', en: '', zh: '', type: 'text', required: false, options: '' },
              ])
            }
          >
            {t('part.add')}
          </Button>
        )
      }
    >
      {parts.map((each, at) => {
        const faults: Partial<ReturnType<typeof partFaults>> = error ? partFaults(each) : {}
        const called = each.ja || t('part.new')
        return (
          <li key={each.key}>
            <TextField
              label={t('part.ja')}
              must
              maxLength={60}
              name={at === named ? name : undefined}
              error={faults.ja && t('must')}
              value={each.ja}
              onChange={(ja) => put(each.key, { ja })}
            />
            <TextField label={t('part.en')} maxLength={60} value={each.en} onChange={(en) => put(each.key, { en })} />
            <TextField label={t('part.zh')} maxLength={60} value={each.zh} onChange={(zh) => put(each.key, { zh })} />
            <Select
              label={t('part.type')}
              placeholder={null}
              value={each.type}
              onChange={(type) => put(each.key, { type })}
              options={customerPartTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
            />
            {each.type === 'select' && (
              <TextArea
                label={t('part.options')}
                hint={t('part.options.hint')}
                error={faults.options && t('must')}
                value={each.options}
                onChange={(options) => put(each.key, { options })}
              />
            )}
            <span className="acts">
              <Checkbox checked={each.required} onChange={(required) => put(each.key, { required })}>
                {t('part.must')}
              </Checkbox>
              {at > 0 && (
                <IconButton icon={ArrowUp} size={24} label={t('row.up', { name: called })} onClick={() => up(at)} />
              )}
              <IconButton
                icon={Trash2}
                size={24}
                label={t('row.remove', { name: called })}
                onClick={() => onChange(parts.filter(({ key }) => key !== each.key))}
              />
            </span>
          </li>
        )
      })}
    </RowList>
  )
}
