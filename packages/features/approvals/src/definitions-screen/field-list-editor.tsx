import { workflowFieldTypes } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Button, Checkbox, IconButton, Select, TextArea, TextField, RowList } from '@tsumugi/ui'
import { ArrowUp, Plus, Trash2 } from '@tsumugi/ui/icons'
import { newField, type FieldDraft } from './definition-form.ts'
import { definitionsTexts } from './messages/catalogue.ts'

interface FieldListEditorProps {
  fields: readonly FieldDraft[]
  onChange(fields: FieldDraft[]): void
}

/** The fields of a form in their order. */
export function FieldListEditor({ fields, onChange }: FieldListEditorProps) {
  const t = useText(definitionsTexts)
  const put = (key: string, part: Partial<FieldDraft>) =>
    onChange(fields.map((field) => (field.key === key ? { ...field, ...part } : field)))
  const label = (field: FieldDraft, part: Partial<FieldDraft['label']>) =>
    put(field.key, { label: { ...field.label, ...part } })
  function up(at: number) {
    const next = [...fields]
    const [field] = next.splice(at, 1)
    if (field) next.splice(at - 1, 0, field)
    onChange(next)
  }
  return (
    <RowList
      title={t('form')}
      action={
        fields.length < 30 && (
          <Button icon={Plus} onClick={() => onChange([...fields, newField(fields)])}>
            {t('form.add')}
          </Button>
        )
      }
    >
      {fields.map((field, at) => {
        const name = field.label.ja || t('field.new')
        return (
          <li key={field.key}>
            <TextField
              label={t('field.label')}
              must
              maxLength={60}
              value={field.label.ja}
              onChange={(ja) => label(field, { ja })}
            />
            <TextField
              label={t('field.en')}
              maxLength={60}
              value={field.label.en}
              onChange={(en) => label(field, { en })}
            />
            <TextField
              label={t('field.zh')}
              maxLength={60}
              value={field.label.zh}
              onChange={(zh) => label(field, { zh })}
            />
            <Select
              label={t('field.type')}
              placeholder={null}
              value={field.type}
              onChange={(type) => put(field.key, { type })}
              options={workflowFieldTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
            />
            {field.type === 'select' && (
              <TextArea
                label={t('field.options')}
                value={field.options}
                onChange={(options) => put(field.key, { options })}
              />
            )}
            <span className="acts">
              <Checkbox checked={field.required} onChange={(required) => put(field.key, { required })}>
                {t('field.required')}
              </Checkbox>
              {at > 0 && <IconButton icon={ArrowUp} size={24} label={t('field.up', { name })} onClick={() => up(at)} />}
              <IconButton
                icon={Trash2}
                size={24}
                label={t('field.remove', { name })}
                onClick={() => onChange(fields.filter(({ key }) => key !== field.key))}
              />
            </span>
          </li>
        )
      })}
    </RowList>
  )
}
