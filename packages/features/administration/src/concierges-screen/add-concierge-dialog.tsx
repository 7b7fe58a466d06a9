import { concierges } from '@tsumugi/contract'
import { newIdempotencyKey, refusalOf } from '@tsumugi/api'
import { useText } from '@tsumugi/i18n'
import { useConfirmedIdentity } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { Dialog, EnterSends, Form, Select, TextField, toast, useForm } from '@tsumugi/ui'
import { useState } from 'react'
import { useOrganisations } from '../people-queries.ts'
import { useRefresh } from '@tsumugi/queries'
import { conciergeTexts } from './messages/catalogue.ts'

/** Somebody becomes concierge of an organisation, by their mail address. */
export function AddConciergeDialog({ onClose }: { onClose(): void }) {
  const t = useText(conciergeTexts)
  const api = useApi()
  const refresh = useRefresh()
  const { data } = useOrganisations({ perPage: 99_999 })
  const [idempotencyKey] = useState(newIdempotencyKey)
  const { confirming, dialog } = useConfirmedIdentity()
  const form = useForm({
    initial: { email: '', userGroupId: '' },
    check: ({ email, userGroupId }) => ({
      ...(!email.trim() && { email: t('email.missing') }),
      ...(!userGroupId && { userGroupId: t('organisation.missing') }),
    }),
    submit: ({ email, userGroupId }) =>
      confirming(() =>
        api
          .of(concierges)
          .create(
            { body: { concierge: { email, userGroupId: Number(userGroupId) } } },
            { idempotencyKey: `${idempotencyKey}.${email}.${userGroupId}` },
          ),
      ).catch((error: unknown) => {
        throw refusalOf(error, { email: t('email'), userGroupId: t('organisation') })
      }),
    onDone({ data: made }) {
      void refresh('concierge')
      toast({ title: t('added', { name: made.user?.name ?? '' }) })
      onClose()
    },
  })
  const options = (data?.data ?? [])
    .filter(({ kind }) => kind !== 'admin')
    .map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <>
      <Dialog
        title={t('add')}
        onClose={onClose}
        closeOnOutside={!form.changed}
        busy={form.busy}
        primary={{ label: t('add.submit'), onClick: () => void form.submit() }}
      >
        <Form form={form}>
          <p className="small soft">{t('add.lead')}</p>
          <TextField label={t('email')} type="email" autoComplete="off" must {...form.field('email')} />
          <Select label={t('organisation')} must {...form.field('userGroupId')} options={options} />
          <EnterSends />
        </Form>
      </Dialog>
      {dialog}
    </>
  )
}
