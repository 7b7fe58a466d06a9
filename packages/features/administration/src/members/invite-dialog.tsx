import { invitations, type Organisation } from '@tsumugi/contract'
import { newIdempotencyKey, refusalOf } from '@tsumugi/api'
import { grantableRoles, type FunctionKey, type MemberRole } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { useConfirmedIdentity } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { Dialog, EnterSends, Form, Select, TextField, toast, useForm } from '@tsumugi/ui'
import { useState } from 'react'

import { useRefresh } from '@tsumugi/queries'
import { useWords } from '../words/status-words.tsx'
import { InvitedFunctions } from './invited-functions.tsx'
import { memberTexts } from './messages/catalogue.ts'

/** Invites somebody by mail; nobody is given a role above one's own. */
export function InviteDialog({ organisation, onClose }: { organisation: Organisation; onClose(): void }) {
  const t = useText(memberTexts)
  const words = useWords()
  const api = useApi()
  const refresh = useRefresh()
  const { confirming, dialog } = useConfirmedIdentity()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const form = useForm<{ email: string; role: MemberRole; functions: FunctionKey[] }>({
    // The least: what somebody is to do here is chosen, not taken back.
    initial: { email: '', role: 'member', functions: [] },
    check: ({ email }) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? {} : { email: t('email.wrong') }),
    submit: (invitation) =>
      confirming(() =>
        api
          .of(invitations)
          .create(
            { userGroupId: organisation.id, body: { invitation } },
            { idempotencyKey: `${idempotencyKey}.${invitation.email}` },
          ),
      ).catch((error: unknown) => {
        throw refusalOf(error, { email: t('email'), role: t('role'), functions: t('functions') })
      }),
    onDone(_, { email }) {
      void refresh('user_group')
      toast({ title: t('invited', { email: email.trim() }) })
      onClose()
    },
  })
  return (
    <>
      <Dialog
        title={t('invite')}
        onClose={onClose}
        closeOnOutside={!form.changed}
        busy={form.busy}
        primary={{ label: t('invite.send'), onClick: () => void form.submit() }}
      >
        <Form form={form}>
          <p className="small soft">{t('invite.lead')}</p>
          <TextField label={t('email')} type="email" autoComplete="off" must {...form.field('email')} />
          <Select
            label={t('role')}
            {...form.field('role')}
            options={grantableRoles(organisation.role).map((value) => ({ value, label: words.role(value) }))}
            hint={t(`role.${form.values.role}.hint`)}
          />
          <InvitedFunctions
            organisation={organisation}
            role={form.values.role}
            chosen={form.values.functions}
            error={form.field('functions').error}
            onChange={(functions) => form.set({ functions })}
          />
          <EnterSends />
        </Form>
      </Dialog>
      {dialog}
    </>
  )
}
