import { teams as teamCalls, type Member, type Organisation, type Team } from '@tsumugi/contract'
import { newIdempotencyKey, refusalOf } from '@tsumugi/api'
import { useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { Checkbox, Dialog, Field, Form, TextField, toast, useForm } from '@tsumugi/ui'
import { useState } from 'react'
import { EnterSends } from '../frame/enter-sends.tsx'
import { frameTexts } from '../frame/messages/catalogue.ts'
import { useRefresh } from '../people-queries.ts'
import { memberTexts } from './messages/catalogue.ts'

interface TeamDialogProps {
  organisation: Organisation
  team: Team | null
  people: readonly Member[]
  onClose(): void
}

/** The name of a team and who is in it. */
export function TeamDialog({ organisation, team, people, onClose }: TeamDialogProps) {
  const t = useText(memberTexts)
  const frame = useText(frameTexts)
  const api = useApi()
  const refresh = useRefresh()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const userGroupId = organisation.id
  const form = useForm<{ name: string; userIds: number[] }>({
    initial: { name: team?.name ?? '', userIds: team?.userIds ?? [] },
    check: ({ name }) => (name.trim() ? {} : { name: t('team.nameMissing') }),
    submit: (values) => {
      const sent = team
        ? api.of(teamCalls).update({ userGroupId, id: team.id, body: { team: { ...values, lockVersion: team.lockVersion } } }, { idempotencyKey })
        : api.of(teamCalls).create({ userGroupId, body: { team: values } }, { idempotencyKey })
      return sent.catch((error: unknown) => {
        void refresh('teams')
        throw refusalOf(error, { name: t('team.name'), userIds: t('title') })
      })
    },
    onDone() {
      void refresh('teams', 'members')
      toast({ title: frame('save.done') })
      onClose()
    },
  })
  const { userIds } = form.values
  const toggle = (id: number, chosen: boolean) => form.set({ userIds: chosen ? [...userIds, id] : userIds.filter((each) => each !== id) })
  return (
    <Dialog title={team ? t('team.edit') : t('team.add')} onClose={onClose} closeOnOutside={!form.changed} busy={form.busy} primary={{ label: frame('save'), onClick: () => void form.submit() }}>
      <Form form={form}>
        <TextField label={t('team.name')} must {...form.field('name')} />
        <Field group label={t('title')}>
          {() => (
            <div className="people-ticks">
              {people.map(({ userId, name }) => (
                <Checkbox key={userId} checked={userIds.includes(userId)} onChange={(chosen) => toggle(userId, chosen)}>{name}</Checkbox>
              ))}
            </div>
          )}
        </Field>
        <EnterSends />
      </Form>
    </Dialog>
  )
}
