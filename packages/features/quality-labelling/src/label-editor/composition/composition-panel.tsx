import type { LabelOptions } from '@tsumugi/contract'
import { displayModes, type DisplayMode } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { Button, Combobox, figureStyles, Select, Status, useStyles } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import css from './composition-panel.css?inline'
import { emptyPart, type DraftPart } from '../draft/label-draft.ts'
import { editorTexts } from '../messages/catalogue.ts'
import { PartEditor } from './part-editor.tsx'

export interface CompositionPanelProps {
  parts: readonly DraftPart[]
  options: LabelOptions | undefined
  onChange(parts: DraftPart[]): void
  /** Number of the style, whose materials are offered first. */
  styleNo: string
  onTake(material: LabelOptions['materials'][number]): void
  /** No finding speaks of the composition. */
  sound: boolean
}

/** The fibres of each part with their shares; how they are told holds for the whole label. */
export function CompositionPanel({ parts, options, onChange, styleNo, onTake, sound }: CompositionPanelProps) {
  useStyles(figureStyles)
  useStyles(css)
  const t = useText(editorTexts)
  const mode = parts[0]?.mode ?? 'whole'
  const replace = (at: number, part: DraftPart) => onChange(parts.map((each, place) => (place === at ? part : each)))

  /** One figure set for the whole product has one part without a name. */
  function chooseMode(next: DisplayMode) {
    if (next !== 'whole') return onChange(parts.map((part) => ({ ...part, mode: next })))
    onChange([
      { ...(parts[0] ?? emptyPart), mode: next, partNameId: null },
      ...parts.slice(1).map((part) => ({ ...part, mode: next })),
    ])
  }
  function addPart() {
    const told = mode === 'whole' ? 'split' : mode
    onChange([...parts.map((part) => ({ ...part, mode: told })), { ...emptyPart, mode: told }])
  }
  return (
    <section className="panel composition-panel">
      <header>
        <h2>{t('composition')}</h2>
        {sound && <Status look="done">{t('compositionDone')}</Status>}
        <Select
          aria-label={t('mode')}
          size={24}
          placeholder={null}
          value={mode}
          onChange={chooseMode}
          options={displayModes.map((value) => ({ value, label: t(`mode.${value}`) }))}
        />
      </header>
      <ol>
        {parts.map((part, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- Parts have no identity beside their place on the label.
          <li key={at}>
            <PartEditor
              part={part}
              options={options}
              onChange={(next) => replace(at, next)}
              onRemove={parts.length > 1 ? () => onChange(parts.filter((_, place) => place !== at)) : undefined}
            />
          </li>
        ))}
      </ol>
      <footer>
        <Button size={24} type="plain" icon={Plus} onClick={addPart}>
          {t('addPart')}
        </Button>
        <MaterialChoice materials={options?.materials ?? []} styleNo={styleNo} onTake={onTake} />
      </footer>
    </section>
  )
}

interface MaterialChoiceProps extends Pick<CompositionPanelProps, 'styleNo' | 'onTake'> {
  materials: LabelOptions['materials']
}

/** Materials of the organisation, those of the style's cost sheet first: composition and care are taken over, not typed. */
function MaterialChoice({ materials, styleNo, onTake }: MaterialChoiceProps) {
  const t = useText(editorTexts)
  if (materials.length === 0) return null
  const isOfStyle = ({ styleNos }: (typeof materials)[number]) => styleNos.includes(styleNo)
  const offered = [...materials.filter(isOfStyle), ...materials.filter((each) => !isOfStyle(each))]
  return (
    <Combobox
      label={t('takeMaterial')}
      value=""
      onChange={(id) => {
        const material = materials.find((each) => String(each.id) === id)
        if (material) onTake(material)
      }}
      options={offered.map((material) => ({
        value: String(material.id),
        label: `${material.code} ${material.name}`,
        ...(isOfStyle(material) && { hint: t('takeMaterial.style') }),
      }))}
    />
  )
}
