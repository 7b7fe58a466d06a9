import { organisations } from '@tsumugi/contract'
import { newIdempotencyKey, refusalOf } from '@tsumugi/api'
import { isOwnerAdmin, kinds, type Kind } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useConfirmedIdentity } from '@tsumugi/records'
import { useApi, useSession } from '@tsumugi/session'
import { Dialog, EnterSends, Form, Select, TextField, useForm } from '@tsumugi/ui'
import { useState } from 'react'

import { useRefresh } from '@tsumugi/queries'
import { countryName, usualCountries } from '../words/place-names.ts'
import { useWords } from '../words/status-words.tsx'
import { userGroupTexts } from './messages/catalogue.ts'

/** A new organisation begins as a prospect; its first owner is invited by mail. */
export function AddOrganisationDialog({ onClose }: { onClose(): void }) {
  const t = useText(userGroupTexts)
  const words = useWords()
  const api = useApi()
  const refresh = useRefresh()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const names = { kind: t('kind'), name: t('name'), country: t('country'), ownerEmail: t('ownerEmail') }
  const { user } = useSession()
  // An organisation that reaches every other is made by owners of one.
  const ownsPlatform = user !== null && isOwnerAdmin(user)
  const { confirming, dialog } = useConfirmedIdentity()
  const form = useForm({
    initial: { kind: 'supplier' as Kind, name: '', country: 'JP', ownerEmail: '' },
    check: ({ name }) => (name.trim() ? {} : { name: t('name.missing') }),
    submit: ({ ownerEmail, ...userGroup }) =>
      confirming(() =>
        api
          .of(organisations)
          .create(
            { body: { userGroup: { ...userGroup, ...(ownerEmail.trim() && { ownerEmail }) } } },
            { idempotencyKey },
          ),
      ).catch((error: unknown) => {
        throw refusalOf(error, names)
      }),
    onDone({ data }) {
      void refresh('user_group')
      onClose()
      pageNavigator.go(href('userGroupConfigOfAdmin', { id: data.id }))
    },
  })
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
          <Select
            label={names.kind}
            {...form.field('kind')}
            options={kinds
              .filter((kind) => kind !== 'admin' || ownsPlatform)
              .map((value) => ({ value, label: words.kind(value) }))}
          />
          <TextField label={names.name} must {...form.field('name')} />
          <Select
            label={names.country}
            {...form.field('country')}
            options={usualCountries.map((value) => ({ value: value as string, label: countryName(value, t.locale) }))}
          />
          <TextField
            label={names.ownerEmail}
            type="email"
            autoComplete="off"
            hint={t('ownerEmail.hint')}
            {...form.field('ownerEmail')}
          />
          <EnterSends />
        </Form>
      </Dialog>
      {dialog}
    </>
  )
}
