import { useText } from '@tsumugi/i18n'
import { Button, NumberField, Select, TextField, type FormState } from '@tsumugi/ui'
import { useMemo, useState } from 'react'
import type { LabelDraft } from './draft/label-draft.ts'
import { editorTexts } from './messages/catalogue.ts'
import type { PanelProps } from './terms-panel.tsx'

/** Where clothes sold in Japan are made; any other country of a saved label stays as it is. */
const countries = [
  'JP',
  'CN',
  'VN',
  'BD',
  'KH',
  'MM',
  'ID',
  'TH',
  'IN',
  'LK',
  'PK',
  'PH',
  'KR',
  'TW',
  'MN',
  'IT',
  'PT',
  'FR',
  'GB',
  'RO',
  'TR',
  'MA',
  'PE',
  'US',
]

/** What the label is for, its tape, and who answers for it. */
export function AboutPanel({ draft, options, onChange, form }: PanelProps & { form: FormState<LabelDraft> }) {
  const t = useText(editorTexts)
  const names = useMemo(() => new Intl.DisplayNames([t.locale], { type: 'region' }), [t.locale])
  const offered =
    draft.originCountry && !countries.includes(draft.originCountry) ? [draft.originCountry, ...countries] : countries
  return (
    <>
      <section className="panel">
        <header>
          <h2>{t('about')}</h2>
        </header>
        <div className="body fields">
          <TextField label={t('styleNo')} maxLength={40} {...form.field('styleNo')} />
          <TextField label={t('itemName')} must maxLength={200} {...form.field('itemName')} />
          <TextField label={t('itemType')} maxLength={60} {...form.field('itemType')} />
          <Select
            label={t('brand')}
            value={draft.brandId === null ? '' : String(draft.brandId)}
            onChange={(id) => onChange({ brandId: id ? Number(id) : null })}
            options={(options?.brands ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <TextField label={t('size')} maxLength={40} {...form.field('sizeText')} />
          <ColoursField colours={draft.colourScope} onChange={(colourScope) => onChange({ colourScope })} />
          <MillimetreField
            label={t('width')}
            value={draft.labelWidth}
            least={10}
            most={200}
            onChange={(labelWidth) => onChange({ labelWidth })}
          />
          <MillimetreField
            label={t('height')}
            value={draft.labelHeight}
            least={10}
            most={300}
            onChange={(labelHeight) => onChange({ labelHeight })}
          />
        </div>
      </section>
      <section className="panel">
        <header>
          <h2>{t('maker')}</h2>
          {options && (
            <Button
              size={24}
              onClick={() =>
                onChange({
                  labellerName: options.labeller.name,
                  labellerAddress: options.labeller.address,
                  labellerPhone: options.labeller.phone,
                })
              }
            >
              {t('ownLabeller')}
            </Button>
          )}
        </header>
        <div className="body fields">
          <Select
            label={t('origin')}
            {...form.field('originCountry')}
            options={offered.map((value) => ({ value, label: names.of(value) ?? value }))}
          />
          <TextField label={t('labeller')} maxLength={120} {...form.field('labellerName')} />
          <TextField label={t('address')} maxLength={200} {...form.field('labellerAddress')} />
          <TextField label={t('phone')} maxLength={40} {...form.field('labellerPhone')} />
        </div>
      </section>
    </>
  )
}

/** Names of colours as one types them: 白、紺. */
function ColoursField({ colours, onChange }: { colours: readonly string[]; onChange(colours: string[]): void }) {
  const t = useText(editorTexts)
  const [text, setText] = useState(colours.join('、'))
  const read = (words: string) =>
    words
      .split(/[、,，]/)
      .map((word) => word.trim())
      .filter(Boolean)
      .slice(0, 40)
  return (
    <TextField
      label={t('colours')}
      hint={t('coloursHint')}
      value={text}
      onChange={(words) => {
        setText(words)
        onChange(read(words))
      }}
    />
  )
}

interface MillimetreFieldProps {
  label: string
  value: number
  least: number
  most: number
  onChange(value: number): void
}

function MillimetreField({ label, value, least, most, onChange }: MillimetreFieldProps) {
  const [text, setText] = useState(String(value))
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    if (Number(text) !== value) setText(String(value))
  }
  return (
    <NumberField
      label={label}
      unit="mm"
      digits={1}
      value={text}
      onChange={(typed) => {
        setText(typed)
        const read = Number(typed)
        if (typed !== '' && read >= least && read <= most) onChange(read)
      }}
    />
  )
}
