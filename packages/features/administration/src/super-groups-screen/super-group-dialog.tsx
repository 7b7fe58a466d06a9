import { superGroups, type SuperGroup } from '@tsumugi/contract'
import { newIdempotencyKey, refusalOf } from '@tsumugi/api'
import { useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { Button, Checkbox, Dialog, EnterSends, Field, Form, TextField, toast, useForm } from '@tsumugi/ui'
import { useState } from 'react'
import { frameTexts } from '../frame/messages/catalogue.ts'
import { useOrganisations } from '../people-queries.ts'
import { useRefresh } from '@tsumugi/queries'
import { useWords } from '../words/status-words.tsx'
import { superGroupTexts } from './messages/catalogue.ts'

interface SuperGroupDialogProps {
  group: SuperGroup | null
  onDissolve?: (() => void) | undefined
  onClose(): void
}

/** The name of a super group and the organisations in it. */
export function SuperGroupDialog({ group, onDissolve, onClose }: SuperGroupDialogProps) {
  const t = useText(superGroupTexts)
  const frame = useText(frameTexts)
  const words = useWords()
  const api = useApi()
  const refresh = useRefresh()
  const { data } = useOrganisations({ perPage: 99_999 })
  const [idempotencyKey] = useState(newIdempotencyKey)
  const form = useForm<{ name: string; userGroupIds: number[] }>({
    initial: { name: group?.name ?? '', userGroupIds: group?.userGroups.map(({ id }) => id) ?? [] },
    check: ({ name }) => (name.trim() ? {} : { name: t('name.missing') }),
    submit: (superGroup) => {
      const client = api.of(superGroups)
      const sent = group
        ? client.update({ id: group.id, body: { superGroup } }, { idempotencyKey })
        : client.create({ body: { superGroup } }, { idempotencyKey })
      return sent.catch((error: unknown) => {
        throw refusalOf(error, { name: t('name'), userGroupIds: t('members') })
      })
    },
    onDone() {
      void refresh('super_group')
      toast({ title: frame('save.done') })
      onClose()
    },
  })
  const { userGroupIds } = form.values
  const toggle = (id: number, on: boolean) =>
    form.set({ userGroupIds: on ? [...userGroupIds, id] : userGroupIds.filter((each) => each !== id) })
  const note = onDissolve && (
    <Button type="plain" onClick={onDissolve}>
      {t('dissolve')}
    </Button>
  )
  return (
    <Dialog
      title={group?.name ?? t('add')}
      onClose={onClose}
      closeOnOutside={!form.changed}
      busy={form.busy}
      note={note}
      primary={{ label: frame('save'), onClick: () => void form.submit() }}
    >
      <Form form={form}>
        <TextField label={t('name')} must {...form.field('name')} />
        <Field group label={t('members')}>
          {() => (
            <div className="people-ticks">
              {(data?.data ?? []).map(({ id, name, kind }) => (
                <Checkbox key={id} checked={userGroupIds.includes(id)} onChange={(on) => toggle(id, on)}>
                  {name} <span className="tiny soft">{words.kind(kind)}</span>
                </Checkbox>
              ))}
            </div>
          )}
        </Field>
        <EnterSends />
      </Form>
    </Dialog>
  )
}
