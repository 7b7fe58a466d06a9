import { wordsOf } from '@tsumugi/api'
import { distributorCustomers, type DistributorCustomer } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { Dialog, NumberField, TextField, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { FaultNotice } from '../fault-notice.tsx'
import { orderTexts } from '../order-texts.ts'

interface CustomerDialogProps {
  readonly customer: DistributorCustomer
  onClose(): void
}

/** The code and the rank of one buyer. */
export function CustomerDialog({ customer, onClose }: CustomerDialogProps) {
  const t = useText(orderTexts)
  const update = useChange(distributorCustomers.update)
  const [code, setCode] = useState(customer.code ?? '')
  const [rankPercent, setRank] = useState(customer.rankPercent)
  const [fault, setFault] = useState('')
  async function save() {
    const { id, lockVersion } = customer
    try {
      await update({ body: { distributorCustomer: { id, lockVersion, code: code || null, rankPercent } } })
      toast({ title: t('saved') })
      onClose()
    } catch (error) {
      setFault(wordsOf(error, t('failed')))
    }
  }
  return (
    <Dialog
      title={t('editTitle', { name: customer.buyer.name })}
      onClose={onClose}
      primary={{ label: t('save'), onClick: () => void save() }}
    >
      <div className="room-form">
        <FaultNotice fault={fault} />
        <TextField label={t('code')} value={code} onChange={setCode} maxLength={30} />
        <NumberField
          label={t('rank')}
          hint={t('rankHint')}
          value={rankPercent}
          digits={2}
          most="199"
          onChange={setRank}
        />
      </div>
    </Dialog>
  )
}
