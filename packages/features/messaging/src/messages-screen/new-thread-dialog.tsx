import { newIdempotencyKey } from '@tsumugi/api'
import { useText } from '@tsumugi/i18n'
import { Dialog, Field, Form, Select, TextArea, TextField, useForm } from '@tsumugi/ui'
import { useState } from 'react'
import { usePeople, useTalk } from '../message-queries.ts'
import { PersonTicks } from './person-ticks.tsx'
import { messageTexts } from './message-texts.ts'

interface Values {
  subject: string
  partnerId: string
  memberIds: readonly number[]
  text: string
}

/** Begins a conversation among ourselves or with a partner. */
export function NewThreadDialog({ onClose, onBegun }: { onClose(): void; onBegun(id: number): void }) {
  const t = useText(messageTexts)
  const { members, partners } = usePeople()
  const { begin } = useTalk()
  const [key] = useState(newIdempotencyKey)
  const form = useForm<Values, { id: number }>({
    initial: { subject: '', partnerId: '', memberIds: [], text: '' },
    check: ({ subject, partnerId, memberIds, text }) => ({
      ...(!subject.trim() && { subject: t('needed.subject') }),
      ...(!text.trim() && { text: t('needed.text') }),
      ...(!partnerId && memberIds.length === 0 && { memberIds: t('needed.members') }),
    }),
    submit: ({ subject, partnerId, memberIds, text }) =>
      begin(
        {
          subject: subject.trim(),
          text: text.trim(),
          memberIds: [...memberIds],
          partnerId: partnerId ? Number(partnerId) : null,
          fileIds: [],
        },
        key,
      ),
    onDone: ({ id }) => onBegun(id),
  })
  const { error: membersError } = form.field('memberIds')
  return (
    <Dialog
      title={t('new')}
      busy={form.busy}
      closeOnOutside={false}
      onClose={onClose}
      primary={{ label: t('send'), onClick: () => void form.submit() }}
    >
      <Form form={form} label={t('new')}>
        <TextField label={t('subject')} must maxLength={200} {...form.field('subject')} />
        <Select
          label={t('partner')}
          hint={t('partner.hint')}
          options={[
            { value: '', label: t('within') },
            ...partners.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          placeholder={null}
          {...form.field('partnerId')}
        />
        <Field group label={t('members')} error={membersError}>
          {() => (
            <PersonTicks
              people={members}
              chosen={form.values.memberIds}
              onChange={(memberIds) => form.set({ memberIds })}
            />
          )}
        </Field>
        <TextArea label={t('text')} must rows={5} maxLength={8000} {...form.field('text')} />
      </Form>
    </Dialog>
  )
}
