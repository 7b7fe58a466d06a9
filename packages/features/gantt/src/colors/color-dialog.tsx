import { isRefusal } from '@tsumugi/api'
import type { ProductionScheduleColors } from '@tsumugi/contract'
import { textOn } from '@tsumugi/domain'
import { scheduleColorRules, usualScheduleColors } from '@tsumugi/domain/scheduling'
import { Button, Dialog, Notice } from '@tsumugi/ui'
import { useState } from 'react'
import { useColorChange, useScheduleColors } from '../gantt-queries.ts'
import { useGanttText } from '../words/gantt-texts.ts'

type Key = ProductionScheduleColors['colors'][number]['key']

/** The colours of bars by what a step is and how it stands; text on them is worked out. */
export function ColorDialog({ onClose }: { onClose(): void }) {
  const colors = useScheduleColors()
  return colors ? <ColorForm {...{ colors, onClose }} /> : null
}

function ColorForm({ colors, onClose }: { colors: ProductionScheduleColors; onClose(): void }) {
  const t = useGanttText()
  const change = useColorChange()
  const [chosen, setChosen] = useState<Partial<Record<Key, string>>>({})
  const [fault, setFault] = useState<'stale' | 'failed' | null>(null)
  const [isSaving, setSaving] = useState(false)
  const hexOf = (key: Key) => chosen[key] ?? colors.colors.find((each) => each.key === key)!.hex

  async function save() {
    const changes = (Object.entries(chosen) as [Key, string][]).map(([key, hex]) => ({ key, hex }))
    if (changes.length === 0) return onClose()
    setSaving(true)
    try {
      await change({ body: { productionScheduleColors: { colors: changes, lockVersion: colors.lockVersion } } })
      onClose()
    } catch (error) {
      setFault(isRefusal(error, 'stale') ? 'stale' : 'failed')
      setSaving(false)
    }
  }
  return (
    <Dialog
      title={t('colors')}
      onClose={onClose}
      busy={isSaving}
      primary={{ label: t('colors.save'), onClick: () => void save() }}
      note={
        <Button size={24} onClick={() => setChosen({ ...usualScheduleColors })}>
          {t('colors.usual')}
        </Button>
      }
    >
      <div className="color-dialog">
        {fault && (
          <Notice live hue="madder">
            {t(fault)}
          </Notice>
        )}
        {scheduleColorRules.map((rule) => (
          <fieldset key={rule}>
            <legend>{t(`color.${rule}`)}</legend>
            {colors.colors
              .filter(({ key }) => key.startsWith(`${rule}.`))
              .map(({ key }) => (
                <label key={key} style={{ background: hexOf(key), color: textOn(hexOf(key)) }}>
                  {t(key)}
                  <input
                    type="color"
                    value={hexOf(key)}
                    onChange={(event) => setChosen({ ...chosen, [key]: event.target.value })}
                  />
                </label>
              ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}
