import { wordsOf } from '@tsumugi/api'
import { adminDistributorCustomers, distributorCustomers, type DistributorCustomer } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { Button, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { orderTexts } from '../order-texts.ts'
import { CustomerDialog } from './customer-dialog.tsx'
import { customerTopics } from './customer-topics.ts'
import type { CustomerRowProps } from './customer-row.tsx'

/** What is done with a buyer: approved, blocked, and its terms written. */
export function CustomerActions({ customer, isAdmin }: CustomerRowProps) {
  const t = useText(orderTexts)
  const update = useChange(isAdmin ? adminDistributorCustomers.update : distributorCustomers.update, customerTopics)
  const [isOpen, open] = useState(false)
  const { id, status, lockVersion } = customer
  async function set(to: DistributorCustomer['status']) {
    try {
      await update({ body: { distributorCustomer: { id, status: to, lockVersion } } })
    } catch (error) {
      toast({ title: wordsOf(error, t('failed')), type: 'attention' })
    }
  }
  return (
    <>
      <span className="room-actions">
        {status !== 'approved' && (
          <Button size={24} onClick={() => void set('approved')}>
            {t('approve')}
          </Button>
        )}
        {status !== 'blocked' && (
          <Button size={24} onClick={() => void set('blocked')}>
            {t('block')}
          </Button>
        )}
        {!isAdmin && (
          <Button type="plain" size={24} onClick={() => open(true)}>
            {t('edit')}
          </Button>
        )}
      </span>
      {isOpen && <CustomerDialog customer={customer} onClose={() => open(false)} />}
    </>
  )
}
