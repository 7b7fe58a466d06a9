import {
  careEditions,
  findCareSymbol,
  ironUpgrades,
  upgradeCare,
  type CareEdition,
  type IronUpgrade,
} from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { Dialog, Radio, Segments, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { boardTexts } from './messages/catalogue.ts'

const formerIron = 510

export interface EditionChoiceProps {
  edition: CareEdition
  codes: readonly number[]
  onChange(choice: { edition: CareEdition; codes: number[] }): void
}

/** Switches the edition; whether a former 510 may now take steam only a person can say (domain §3.3). */
export function EditionChoice({ edition, codes, onChange }: EditionChoiceProps) {
  const t = useText(boardTexts)
  const [asking, setAsking] = useState(false)

  function choose(next: CareEdition) {
    if (next === edition) return
    if (next === '2014') return downgrade()
    if (codes.includes(formerIron)) return setAsking(true)
    upgrade(null)
  }
  function downgrade() {
    const kept = codes.filter((code) => findCareSymbol(code, '2014'))
    const dropped = codes.filter((code) => !kept.includes(code))
    onChange({ edition: '2014', codes: kept })
    if (dropped.length > 0)
      toast({ title: t('downgrade.dropped', { codes: dropped.join(', ') }), type: 'attention', duration: 6_000 })
  }
  function upgrade(iron: IronUpgrade | null) {
    const carried = upgradeCare(codes, iron)
    setAsking(false)
    onChange({ edition: '2024', codes: carried.codes })
    if (carried.changed.length > 0) toast({ title: t('upgrade.changed'), duration: 6_000 })
  }
  return (
    <>
      <Segments
        label={t('edition')}
        value={edition}
        onChange={choose}
        options={careEditions.toReversed().map((value) => ({ value, label: t(`edition.${value}`) }))}
      />
      {asking && <IronDialog onChoose={upgrade} onClose={() => setAsking(false)} />}
    </>
  )
}

function IronDialog({ onChoose, onClose }: { onChoose(iron: IronUpgrade): void; onClose(): void }) {
  const t = useText(boardTexts)
  const [iron, setIron] = useState<IronUpgrade | null>(null)
  const primary = {
    label: t('upgrade.ok'),
    onClick: () => iron && onChoose(iron),
    ...(iron === null && { reason: t('upgrade.why') }),
  }
  return (
    <Dialog title={t('upgrade.title')} width={480} onClose={onClose} primary={primary}>
      <p>{t('upgrade.why')}</p>
      <div role="radiogroup" aria-label={t('upgrade.title')} className="iron-choice">
        {ironUpgrades.map((code) => (
          <Radio key={code} name="iron" checked={iron === code} onChange={() => setIron(code)}>
            {t(`upgrade.${code}`)}
          </Radio>
        ))}
      </div>
    </Dialog>
  )
}
