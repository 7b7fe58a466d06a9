import type { PaymentCandidate } from '@tsumugi/contract'
import { sum } from '@tsumugi/domain'
import { formatMoney, useText } from '@tsumugi/i18n'
import { Button } from '@tsumugi/ui'
import { useRunCreation, type useAttempt } from '../payment-queries.ts'
import { paymentTexts } from '../payment-texts.ts'
import { isReference, type settingsOf } from './run-settings.tsx'

interface GatherFootProps {
  paying: readonly PaymentCandidate[]
  run: { payOn: string; account: number; consignorCode: string } & ReturnType<typeof settingsOf>
  creation: ReturnType<typeof useAttempt>
  onMade(id: number): void
}

const isSound = (paying: GatherFootProps['paying'], { consignorCode, references = [] }: GatherFootProps['run']) =>
  paying.length > 0 && /^\d{1,10}$/.test(consignorCode) && references.every(isReference)

/** What leads from what was invoiced to what is paid. */
const facts = ['invoiced', 'cleared', 'held', 'paid'] as const

/** What the run comes to, and the button that makes it; in sight however long the list. */
export function GatherFoot({ paying, run, creation: { busy, attempt }, onMade }: GatherFootProps) {
  const t = useText(paymentTexts)
  const create = useRunCreation()
  const total = (key: 'amount' | (typeof facts)[number]) => sum(paying.map((row) => row[key]))
  const make = async () => {
    const paymentRun = { ...run, payableIds: paying.map(({ payableId }) => payableId) }
    const made = await attempt((options) => create({ body: { paymentRun } }, options), t('made'))
    if (made) onMade(made.data.id)
  }
  return (
    <div className="gather-foot">
      <dl>
        {facts
          .filter((key) => key !== 'paid' || total(key) !== '0')
          .map((key) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>{formatMoney(total(key), 'JPY')}</dd>
            </div>
          ))}
        <div className="whole">
          <dt>
            {t('amount')} · {t('gather.count', { count: paying.length })}
          </dt>
          <dd>{formatMoney(total('amount'), 'JPY')}</dd>
        </div>
      </dl>
      <Button type="primary" busy={busy} disabled={!isSound(paying, run)} onClick={() => void make()}>
        {t('gather.make')}
      </Button>
    </div>
  )
}
