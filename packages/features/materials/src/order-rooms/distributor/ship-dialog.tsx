import { wordsOf } from '@tsumugi/api'
import { materialShipments, type MaterialOrderDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { Button, Dialog, NumberField, TextField } from '@tsumugi/ui'
import { useState } from 'react'
import { detailTopics } from '../details/detail-topics.ts'
import { FaultNotice } from '../fault-notice.tsx'
import { orderTexts } from '../order-texts.ts'

interface ShipDialogProps {
  /** Lines of one order. */
  readonly details: readonly MaterialOrderDetail[]
  onClose(): void
}

interface Roll {
  readonly detailId: number
  readonly no: string
  readonly netLength: string
}

/** Rolls of one order with their net lengths: what they hold is what is billed. */
export function ShipDialog({ details, onClose }: ShipDialogProps) {
  const t = useText(orderTexts)
  const create = useChange(materialShipments.create, detailTopics)
  const [carrier, setCarrier] = useState('')
  const [waybill, setWaybill] = useState('')
  const [fault, setFault] = useState('')
  const [rolls, setRolls] = useState<readonly Roll[]>(
    details.map(({ id, quantity }) => ({ detailId: id, no: '1', netLength: quantity })),
  )
  async function send() {
    try {
      const named = { ...(carrier && { carrier }), ...(waybill && { waybill }) }
      await create({ body: { shipment: { ...named, rolls: [...rolls] } } })
      onClose()
    } catch (error) {
      setFault(wordsOf(error, t('failed')))
    }
  }
  return (
    <Dialog
      title={t('shipTitle', { number: details[0]!.orderNumber ?? '' })}
      width={640}
      closeOnOutside={false}
      onClose={onClose}
      primary={{ label: t('ship'), onClick: () => void send() }}
    >
      <div className="room-form">
        <FaultNotice fault={fault} />
        <TextField label={t('carrier')} value={carrier} onChange={setCarrier} maxLength={60} />
        <TextField label={t('waybill')} value={waybill} onChange={setWaybill} maxLength={60} />
        {details.map((detail) => (
          <Rolls key={detail.id} detail={detail} rolls={rolls} onChange={setRolls} />
        ))}
      </div>
    </Dialog>
  )
}

interface RollsProps {
  readonly detail: MaterialOrderDetail
  readonly rolls: readonly Roll[]
  onChange(rolls: readonly Roll[]): void
}

function Rolls({ detail, rolls, onChange }: RollsProps) {
  const t = useText(orderTexts)
  const own = rolls.filter(({ detailId }) => detailId === detail.id)
  const change = (roll: Roll, more: Partial<Roll>) =>
    onChange(rolls.map((each) => (each === roll ? { ...each, ...more } : each)))
  return (
    <fieldset>
      <legend className="small">
        {detail.code} {detail.color.no} {detail.color.name} · {detail.lot}
      </legend>
      {own.map((roll, at) => (
        <div className="room-actions" key={at}>
          <TextField label={t('rollNo')} value={roll.no} onChange={(no) => change(roll, { no })} maxLength={30} />
          <NumberField
            label={t('netLength')}
            value={roll.netLength}
            digits={2}
            unit={detail.unit}
            onChange={(netLength) => change(roll, { netLength })}
          />
        </div>
      ))}
      <Button
        type="plain"
        size={24}
        onClick={() => onChange([...rolls, { detailId: detail.id, no: String(own.length + 1), netLength: '' }])}
      >
        {t('addRoll')}
      </Button>
    </fieldset>
  )
}
