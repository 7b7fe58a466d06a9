import { wordsOf } from '@tsumugi/api'
import { materialShipments, type MaterialOrderDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { Dialog, TextField } from '@tsumugi/ui'
import { useState } from 'react'
import { detailTopics } from '../details/detail-topics.ts'
import { FaultNotice } from '../fault-notice.tsx'
import { RollRows } from '../lots/roll-rows.tsx'
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
  const others = rolls.filter(({ detailId }) => detailId !== detail.id)
  return (
    <fieldset>
      <legend className="small">
        {detail.code} {detail.color.no} {detail.color.name} · {detail.lot}
      </legend>
      <RollRows
        rolls={own.map(({ no, netLength }) => ({ no, length: netLength }))}
        unit={detail.unit}
        label={t('netLength')}
        onChange={(typed) =>
          onChange([...others, ...typed.map(({ no, length }) => ({ detailId: detail.id, no, netLength: length }))])
        }
      />
    </fieldset>
  )
}
