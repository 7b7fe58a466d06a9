import { teams as teamCalls, type Member, type Organisation, type Team } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { Checkbox, Dialog, EnterSends, Field, Form, TextField, toast } from '@tsumugi/ui'
import { frameTexts } from '../frame/messages/catalogue.ts'

import { useRefresh } from '@tsumugi/queries'
import { memberTexts } from './messages/catalogue.ts'

interface TeamDialogProps {
  organisation: Organisation
  team: Team | null
  people: readonly Member[]
  onClose(): void
}

interface TeamValues {
  name: string
  userIds: number[]
}

/** The name of a team and who is in it. */
export function TeamDialog({ organisation, team, people, onClose }: TeamDialogProps) {
  const t = useText(memberTexts)
  const frame = useText(frameTexts)
  const api = useApi()
  const refresh = useRefresh()
  const calls = api.of(teamCalls)
  const userGroupId = organisation.id
  const { form, conflict, leave } = useKeptForm<TeamValues, Team>({
    draft: `team.${userGroupId}.${team?.id ?? 'new'}`,
    row: team,
    initial: { name: team?.name ?? '', userIds: team?.userIds ?? [] },
    valuesOf: ({ name, userIds: members }) => ({ name, userIds: members }),
    nameOf: (field) => t(field === 'name' ? 'team.name' : 'title'),
    check: ({ name }) => (name.trim() ? {} : { name: t('team.nameMissing') }),
    create: async (input, options) => (await calls.create({ userGroupId, body: { team: input } }, options)).data,
    update: async (change, options) =>
      (await calls.update({ userGroupId, id: team!.id, body: { team: change } }, options)).data,
    onSaved() {
      void refresh('user_group')
      toast({ title: frame('save.done') })
    },
    onClose,
  })
  const { userIds } = form.values
  const toggle = (id: number, chosen: boolean) =>
    form.set({ userIds: chosen ? [...userIds, id] : userIds.filter((each) => each !== id) })
  return (
    <Dialog
      title={team ? t('team.edit') : t('team.add')}
      onClose={() => void leave()}
      closeOnOutside={!form.changed}
      busy={form.busy}
      primary={{ label: frame('save'), onClick: () => void form.submit() }}
    >
      <Form form={form}>
        <TextField label={t('team.name')} must {...form.field('name')} />
        <Field group label={t('title')}>
          {() => (
            <div className="people-ticks">
              {people.map(({ userId, name }) => (
                <Checkbox key={userId} checked={userIds.includes(userId)} onChange={(chosen) => toggle(userId, chosen)}>
                  {name}
                </Checkbox>
              ))}
            </div>
          )}
        </Field>
        <EnterSends />
      </Form>
      <ConflictDialog
        conflict={conflict}
        say={(field, value) =>
          field === 'userIds'
            ? people
                .filter(({ userId }) => (value as number[]).includes(userId))
                .map(({ name }) => name)
                .join(', ')
            : undefined
        }
        joins={['userIds']}
      />
    </Dialog>
  )
}
